import { useState } from 'react'
import { help } from '@/texts/help'

import styles from './help.module.css'
import { indexOfWords } from './topics'

type HelpIndexProps = { selected: string; onSelect: (id: string) => void }

/** The words of the manual; typing goes to the first that begins so. */
export function HelpIndex({ selected, onSelect }: HelpIndexProps) {
  const [typed, setTyped] = useState('')
  /** The row that was chosen: a topic may have several. */
  const [chosen, setChosen] = useState<string | null>(null)
  const beginning = typed.trim().toLowerCase()
  const all = indexOfWords()
  const isAmbiguous = (word: string) => all.filter((other) => other.word === word).length > 1
  const rows = all
    .filter(({ word }) => word.toLowerCase().startsWith(beginning))
    .map(({ word, topic }) => ({
      key: `${word} ${topic.id}`,
      // A word that several topics explain says which.
      label: isAmbiguous(word) ? `${word} (${topic.title})` : word,
      topic,
    }))
  const ofTopic = rows.filter(({ topic }) => topic.id === selected)
  const lit = ofTopic.find(({ key }) => key === chosen) ?? ofTopic[0]
  return (
    <>
      <label className={styles.search}>
        {help.typeFirstLetters}
        <input type="text" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </label>
      <p className="visually-hidden" role="status">
        {help.found(rows.length)}
      </p>
      <ul className={`list ${styles.results}`} aria-label={help.topicsLabel}>
        {rows.map(({ key, label, topic }) => (
          <li key={key}>
            <button
              type="button"
              aria-pressed={key === lit?.key}
              onClick={() => {
                setChosen(key)
                onSelect(topic.id)
              }}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
