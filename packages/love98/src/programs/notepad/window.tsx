import { useEffect, useRef, useState } from 'react'
import { type DesktopCommunity, useCommunity } from '@/desktop/use-community'
import { languageName } from '@/language/language-name'
import { common } from '@/texts/common'
import { notepad } from '@/texts/notepad'
import { terms as termsTexts } from '@/texts/terms'
import { copyText } from '@/ui/copy-button/copy-text'
import { MenuBar } from '@/ui/menu-bar/menu-bar'
import { TextArea } from '@/ui/text-field/text-area'
import type { ProgramProps } from '../program-props'
import { documents, findDocument } from './documents'
import styles from './notepad.module.css'

/** Notepad: the texts of the product and the documents of the community as selectable plain text. */
export default function NotepadWindow({ argument, setArgument, setTitle, close }: ProgramProps) {
  const { terms } = useCommunity()
  const page = useRef<HTMLTextAreaElement>(null)
  const [wraps, setWraps] = useState(true)
  const document = findDocument(argument)
  const text = (document.paragraphs ?? termsParagraphs(terms)).join('\n\n')
  const title = notepad.title(document.paragraphs ? document.title : terms.title)

  useEffect(() => setTitle(title), [setTitle, title])

  const copyAll = async () => {
    // When the clipboard is denied, the text is selected for the visitor to copy.
    if (!(await copyText(text))) page.current?.select()
  }
  const file = [
    ...documents.map((choice) => ({
      kind: 'action' as const,
      id: choice.id,
      label: choice.title,
      checked: choice.id === document.id,
      onSelect: () => setArgument(choice.id),
    })),
    { kind: 'separator' as const, id: 'before-close' },
    { kind: 'action' as const, id: 'close', label: common.close, onSelect: close },
  ]
  const edit = [
    {
      kind: 'action' as const,
      id: 'select',
      label: notepad.selectAll,
      onSelect: () => page.current?.select(),
    },
    { kind: 'action' as const, id: 'copy', label: notepad.copyAll, onSelect: copyAll },
    {
      kind: 'action' as const,
      id: 'wrap',
      label: notepad.wordWrap,
      choice: 'mark' as const,
      checked: wraps,
      onSelect: () => setWraps(!wraps),
    },
  ]

  return (
    <div className={styles.notepad}>
      <MenuBar
        label={notepad.notepad}
        menus={[
          { id: 'file', label: common.file, items: file },
          { id: 'edit', label: notepad.edit, items: edit },
        ]}
      />
      <TextArea
        ref={page}
        className={`well ${styles.text}`}
        aria-label={document.title}
        lang={document.paragraphs ? document.language : terms.language}
        dir="auto"
        readOnly
        wrap={wraps ? 'soft' : 'off'}
        value={text}
      />
    </div>
  )
}

/** Returns the terms. A line above them names their language if the page has another one. */
function termsParagraphs({ language, paragraphs }: DesktopCommunity['terms']): readonly string[] {
  const texts = paragraphs.map((paragraph) => (typeof paragraph === 'string' ? paragraph : paragraph.heading))
  if (language === undefined) return texts
  return [termsTexts.inLanguage(languageName(language)), ...texts]
}
