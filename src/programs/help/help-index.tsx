import { useState } from 'react'
import { helpTexts } from '@/texts/en/programs/help'
import { useTexts } from '@/texts/use-texts'
import styles from './help.module.css'
import { indexOfWords } from './topics'

type HelpIndexProps = { selected: string; onSelect: (id: string) => void }

/** The words of the manual; typing goes to the first that begins so. */
export function HelpIndex({ selected, onSelect }: HelpIndexProps) {
  const texts = useTexts(helpTexts)
  const [typed, setTyped] = useState('')
  const beginning = typed.trim().toLowerCase()
  const rows = indexOfWords().filter(({ word }) => word.toLowerCase().startsWith(beginning))
  return (
    <>
      <label className={styles.search}>
        {texts.typeFirstLetters}
        <input type="text" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </label>
      <p className="visually-hidden" role="status">
        {texts.found(rows.length)}
      </p>
      <ul className={`list ${styles.results}`} aria-label={texts.topicsLabel}>
        {rows.map(({ word, topic }) => (
          <li key={`${word} ${topic.id}`}>
            <button type="button" aria-pressed={topic.id === selected} onClick={() => onSelect(topic.id)}>
              {word}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
