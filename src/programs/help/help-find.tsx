import { useState } from 'react'
import { helpTexts } from '@/texts/en/programs/help'
import { useTexts } from '@/texts/use-texts'
import styles from './help.module.css'
import { findTopics } from './topics'

type HelpFindProps = { selected: string; onSelect: (id: string) => void }

/** Looks for words in every topic. */
export function HelpFind({ selected, onSelect }: HelpFindProps) {
  const texts = useTexts(helpTexts)
  const [typed, setTyped] = useState('')
  const topics = findTopics(typed)
  const isAsked = typed.trim() !== ''
  return (
    <>
      <label className={styles.search}>
        {texts.typeWords}
        <input type="text" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </label>
      <ul className={`list ${styles.results}`} aria-label={texts.topicsLabel}>
        {topics.map(({ id, title }) => (
          <li key={id}>
            <button type="button" aria-pressed={id === selected} onClick={() => onSelect(id)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.count}>
        {isAsked && (topics.length === 0 ? texts.nothingFound : texts.found(topics.length))}
      </p>
    </>
  )
}
