'use client'

import { useEffect, useRef, useState } from 'react'
import { copyText } from '@/browser/clipboard'
import { useCommunity } from '@/desktop/use-community'
import { useDesktopStore } from '@/desktop/use-desktop'
import { MenuBar } from '@/ui/menu-bar'
import type { ProgramProps } from '../program-props'
import { documents, findDocument } from './documents'
import styles from './notepad.module.css'

/** Notepad: the product's own texts, as selectable plain text. */
export default function NotepadWindow({ windowId, argument }: ProgramProps) {
  const { terms } = useCommunity()
  const store = useDesktopStore()
  const page = useRef<HTMLTextAreaElement>(null)
  const [id, setId] = useState(findDocument(argument).id)
  const [wraps, setWraps] = useState(true)
  const document = findDocument(id)
  const text = (document.paragraphs ?? terms.paragraphs).join('\n\n')
  const title = `${document.paragraphs ? document.title : terms.title} - Notepad`

  // The caption and the task button belong to the desktop.
  useEffect(() => store.dispatch({ type: 'titled', id: windowId, title }), [store, windowId, title])

  const copyAll = async () => {
    // Where the page may not copy, the text is selected, so that the visitor can.
    if (!(await copyText(text))) page.current?.select()
  }
  const file = [
    ...documents.map((choice) => ({
      kind: 'action' as const,
      id: choice.id,
      label: choice.title,
      checked: choice.id === id,
      onSelect: () => setId(choice.id),
    })),
    { kind: 'separator' as const, id: 'before-close' },
    {
      kind: 'action' as const,
      id: 'close',
      label: 'Close',
      onSelect: () => store.dispatch({ type: 'closed', id: windowId }),
    },
  ]
  const edit = [
    { kind: 'action' as const, id: 'select', label: 'Select All', onSelect: () => page.current?.select() },
    { kind: 'action' as const, id: 'copy', label: 'Copy All', onSelect: copyAll },
    {
      kind: 'action' as const,
      id: 'wrap',
      label: 'Word Wrap',
      checked: wraps,
      onSelect: () => setWraps(!wraps),
    },
  ]

  return (
    <div className={styles.notepad}>
      <MenuBar
        label="Notepad"
        menus={[
          { id: 'file', label: 'File', items: file },
          { id: 'edit', label: 'Edit', items: edit },
        ]}
      />
      <textarea
        ref={page}
        className={`well ${styles.text}`}
        aria-label={document.title}
        readOnly
        wrap={wraps ? 'soft' : 'off'}
        value={text}
      />
    </div>
  )
}
