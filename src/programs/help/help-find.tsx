import { useState } from 'react'
import { help } from '@/texts/help'

import styles from './help.module.css'
import { findTopics } from './topics'

type HelpFindProps = { selected: string; onSelect: (id: string) => void }

/** Looks for words in every topic. */
export function HelpFind({ selected, onSelect }: HelpFindProps) {
  const [typed, setTyped] = useState('')
  const topics = findTopics(typed)
  const isAsked = typed.trim() !== ''
  return (
    <>
      <label className={styles.search}>
        {help.typeWords}
        <input type="text" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </label>
      <ul className={`list ${styles.results}`} aria-label={help.topicsLabel}>
        {topics.map(({ id, title }) => (
          <li key={id}>
            <button type="button" aria-pressed={id === selected} onClick={() => onSelect(id)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.count}>
        {isAsked && (topics.length === 0 ? help.nothingFound : help.found(topics.length))}
      </p>
    </>
  )
}
