import { type RefObject, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { pickFile } from '@/browser/pick-file'
import { saveText } from '@/browser/save-text'
import { isStoragePersistent } from '@/browser/storage'
import { showMessageBox } from '@/desktop/message-boxes'
import { createPreference } from '@/desktop/preferences/create-preference'
import { type DesktopCommunity, useCommunity } from '@/desktop/use-community'
import { handleShortcut } from '@/domain/keyboard/shortcuts'
import {
  emptyNote,
  fileName,
  findInNote,
  longestNote,
  type Note,
  type NoteSearch,
  parseNote,
  readNoteFile,
  serializeNote,
  withEnding,
} from '@/domain/notepad/note'
import { plainText } from '@/domain/plain-text'
import { dateFormat } from '@/language/date-format'
import { languageName } from '@/language/language-name'
import { common } from '@/texts/common'
import { notepad } from '@/texts/notepad'
import { terms as termsTexts } from '@/texts/terms'
import { copyText } from '@/ui/copy-button/copy-text'
import { MenuBar } from '@/ui/menu-bar/menu-bar'
import { TextArea } from '@/ui/text-field/text-area'
import type { ProgramProps } from '../program-props'
import { findDocument } from './documents'
import { notepadShortcuts } from './keys'
import styles from './notepad.module.css'
import { FindDialog, SaveAsDialog } from './notepad-dialogs'
import { type NotepadCommands, notepadMenus, ownDocument } from './notepad-menus'

/** The `localStorage` key of the document. */
const noteKey = 'love98-notepad'

/** The document of the visitor, which all windows of Notepad show and this browser keeps. */
const ownNote = createPreference<Note>({
  key: noteKey,
  parse: parseNote,
  serialize: serializeNote,
  initial: emptyNote,
})

/**
 * Notepad: a document of the visitor, which this browser keeps, and the texts of the product and the community, which are
 * read-only. Without an argument it shows the visitor's document if there is one, else the first text.
 */
export default function NotepadWindow({ argument, setArgument, setTitle, close, guardClose }: ProgramProps) {
  const { terms } = useCommunity()
  const page = useRef<HTMLTextAreaElement>(null)
  const note = useStore(ownNote)
  const [wraps, setWraps] = useState(true)
  const [asked, setAsked] = useState<'find' | 'save' | null>(null)
  const [search, setSearch] = useState<NoteSearch>({ what: '', isExact: false })
  const isOwn = argument === ownDocument || (argument === null && (note.text !== '' || note.name !== null))
  const document = findDocument(argument)
  const ownName = note.name ?? notepad.untitled
  const reading = (document.paragraphs ?? termsParagraphs(terms)).join('\n\n')
  const name = isOwn ? ownName : document.paragraphs ? document.title : terms.title
  const text = isOwn ? note.text : reading
  const title = notepad.title(name)

  useEffect(() => setTitle(title), [setTitle, title])
  useEffect(() => ownNote.adopt(), [])
  useEffect(
    () =>
      isOwn && note.isChanged && !isStoragePersistent(noteKey)
        ? guardClose(() => mayLose(ownName))
        : undefined,
    [guardClose, isOwn, note, ownName],
  )

  const type = (typed: string) => ownNote.choose({ ...ownNote.getState(), text: typed, isChanged: true })
  const refuse = (problem: string) =>
    showMessageBox({ title: notepad.notepad, icon: 'error', text: problem, buttons: [common.ok] })
  const replace = async (next: () => Promise<void> | void) => {
    if (await mayLose(ownName)) await next()
  }
  const saveFile = (typed: string) => {
    const chosen = withEnding(fileName(typed) ?? notepad.untitled)
    saveText(chosen, 'text/plain', text)
    if (isOwn) ownNote.choose({ name: chosen, text, isChanged: false })
    setAsked(null)
  }
  const openFile = async () => {
    const file = await pickFile('text/*,.txt,.md,.log,.csv,.json')
    if (!file) return
    const read = readNoteFile(new Uint8Array(await file.slice(0, 4 * longestNote + 1).arrayBuffer()))
    if ('problem' in read) {
      const problem =
        read.problem === 'too-large' ? notepad.tooLarge(longestNote) : notepad.notText(plainText(file.name))
      await refuse(problem)
      return
    }
    ownNote.choose({ name: fileName(file.name), text: read.text, isChanged: false })
    setArgument(ownDocument)
  }
  const find = (wanted: NoteSearch) => {
    setSearch(wanted)
    setAsked(null)
    const field = page.current
    if (!field) return
    const place = findInNote(field.value, wanted, field.selectionEnd)
    if (place === null) void refuse(notepad.notFound(plainText(wanted.what, 60)))
    else {
      field.focus()
      field.setSelectionRange(place, place + wanted.what.length)
    }
  }
  const commands: NotepadCommands = {
    create: () =>
      void replace(() => {
        ownNote.choose(emptyNote)
        setArgument(ownDocument)
        requestAnimationFrame(() => page.current?.focus())
      }),
    open: () => void replace(openFile),
    save: () => (isOwn && note.name !== null ? saveFile(note.name) : setAsked('save')),
    saveAs: () => setAsked('save'),
    close,
    undo: () => edit(page, 'undo'),
    cut: () => void copyPart(page).then((isCopied) => isCopied && edit(page, 'delete')),
    copy: () => void copyPart(page),
    paste: async () => {
      try {
        edit(page, 'insertText', await navigator.clipboard.readText())
      } catch {
        await refuse(notepad.pasteBlocked)
      }
    },
    remove: () => edit(page, 'delete'),
    find: () => setAsked('find'),
    findNext: () => (search.what === '' ? setAsked('find') : find(search)),
    selectAll: () => page.current?.select(),
    // When the clipboard is denied, the text is selected for the visitor to copy.
    copyAll: () => void copyText(text).then((isCopied) => isCopied || page.current?.select()),
    timeDate: () =>
      edit(page, 'insertText', dateFormat({ dateStyle: 'short', timeStyle: 'short' }).format(Date.now())),
    toggleWrap: () => setWraps(!wraps),
    read: setArgument,
  }
  const status = isOwn ? statusOf(note.isChanged) : notepad.readOnly

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the whole window
    <div
      className={styles.notepad}
      onKeyDown={(event) =>
        handleShortcut(notepadShortcuts, event, {
          'new-note': commands.create,
          'open-note': commands.open,
          'save-note': commands.save,
          'find-in-note': commands.find,
          'find-next': commands.findNext,
          'insert-time': () => isOwn && commands.timeDate(),
        })
      }
    >
      <MenuBar
        label={notepad.notepad}
        menus={notepadMenus(commands, { shown: isOwn ? null : document.id, ownName, wraps })}
      />
      <TextArea
        ref={page}
        className={`well ${styles.text}`}
        aria-label={name}
        lang={isOwn ? undefined : document.paragraphs ? document.language : terms.language}
        dir="auto"
        readOnly={!isOwn}
        spellCheck={false}
        maxLength={longestNote}
        wrap={wraps ? 'soft' : 'off'}
        value={text}
        onChange={type}
        onPaste={(event) => {
          const { selectionStart, selectionEnd } = event.currentTarget
          const pasted = event.clipboardData.getData('text').length
          if (!isOwn || text.length - (selectionEnd - selectionStart) + pasted <= longestNote) return
          event.preventDefault()
          void refuse(notepad.tooLarge(longestNote))
        }}
      />
      <div className="status-bar">
        <p>{status}</p>
      </div>
      {asked === 'find' && <FindDialog search={search} onFind={find} onClose={() => setAsked(null)} />}
      {asked === 'save' && (
        <SaveAsDialog name={withEnding(name)} onSave={saveFile} onClose={() => setAsked(null)} />
      )}
    </div>
  )
}

function statusOf(isChanged: boolean): string {
  if (!isStoragePersistent(noteKey)) return notepad.notKept
  return isChanged ? notepad.keptOnly : notepad.kept
}

/** Asks before the text of the visitor is replaced. Returns false if the visitor cancels. */
async function mayLose(name: string): Promise<boolean> {
  const { text, isChanged, name: file } = ownNote.getState()
  if (!isChanged || text === '') return true
  const answer = await showMessageBox({
    title: notepad.notepad,
    icon: 'warning',
    text: notepad.changed(name),
    buttons: [notepad.save, notepad.discard, common.cancel],
    cancel: common.cancel,
  })
  if (answer === notepad.save) saveText(withEnding(file ?? name), 'text/plain', text)
  return answer === notepad.save || answer === notepad.discard
}

/** Changes the text as typing does, so that the browser's own undo contains the change. */
function edit(page: RefObject<HTMLTextAreaElement | null>, command: string, text?: string): void {
  page.current?.focus()
  document.execCommand(command, false, text)
}

async function copyPart(page: RefObject<HTMLTextAreaElement | null>): Promise<boolean> {
  const field = page.current
  const part = field?.value.slice(field.selectionStart, field.selectionEnd) ?? ''
  return part !== '' && copyText(part)
}

/** Returns the terms. A line above them names their language if the page has another one. */
function termsParagraphs({ language, paragraphs }: DesktopCommunity['terms']): readonly string[] {
  const texts = paragraphs.map((paragraph) => (typeof paragraph === 'string' ? paragraph : paragraph.heading))
  if (language === undefined) return texts
  return [termsTexts.inLanguage(languageName(language)), ...texts]
}
