'use client'

import { useEffect, useId, useState } from 'react'
import { useCommunity } from '@/desktop/use-community'
import { useDesktopStore } from '@/desktop/use-desktop'
import type { ProgramProps } from '../program-props'
import { documents, findDocument } from './documents'
import styles from './notepad.module.css'

/** Notepad: the product's own texts, as selectable plain text. */
export default function NotepadWindow({ windowId, argument }: ProgramProps) {
  const { terms } = useCommunity()
  const store = useDesktopStore()
  const [id, setId] = useState(findDocument(argument).id)
  const [wraps, setWraps] = useState(true)
  const fieldId = useId()
  const document = findDocument(id)
  const text = (document.paragraphs ?? terms.paragraphs).join('\n\n')
  const title = `${document.paragraphs ? document.title : terms.title} - Notepad`

  // The caption and the task button belong to the desktop.
  useEffect(() => store.dispatch({ type: 'titled', id: windowId, title }), [store, windowId, title])

  return (
    <div className={styles.notepad}>
      <div className={styles.bar}>
        <label htmlFor={fieldId}>Document</label>
        <select id={fieldId} value={id} onChange={(event) => setId(event.target.value)}>
          {documents.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.title}
            </option>
          ))}
        </select>
        <label className={styles.wrap}>
          <input type="checkbox" checked={wraps} onChange={(event) => setWraps(event.target.checked)} />
          Word wrap
        </label>
      </div>
      <textarea
        className={`well ${styles.text}`}
        aria-label={document.title}
        readOnly
        wrap={wraps ? 'soft' : 'off'}
        value={text}
      />
    </div>
  )
}
