import { useId } from 'react'
import { saveText } from '@/browser/save-text'
import { treasuryTools } from '@/texts/treasury-tools'

import styles from './history-bar.module.css'
import { historyFile, type ToldTransaction } from './history-file'

type HistoryBarProps = {
  find: string
  /** In how many rows the text is found, of all that are loaded. */
  found: number
  count: number
  /** The rows that the text is found in. */
  rows: () => readonly ToldTransaction[]
  onFind: (text: string) => void
  /** The gateway has more rows than are loaded. */
  hasMore: boolean
  isLoading: boolean
  setLoading: (isOn: boolean) => void
}

/** Finds a text in the loaded history, and saves what was found as a file. */
export function HistoryBar({
  find,
  found,
  count,
  rows,
  onFind,
  hasMore,
  isLoading,
  setLoading,
}: HistoryBarProps) {
  const id = useId()
  return (
    <div className={styles.bar}>
      <label htmlFor={id}>{treasuryTools.find}</label>
      <input
        id={id}
        value={find}
        maxLength={200}
        placeholder={treasuryTools.findHint}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onFind(event.target.value)}
      />
      <span role="status">
        {isLoading
          ? treasuryTools.loaded(count)
          : find.trim() === ''
            ? ''
            : treasuryTools.found(found, count)}
      </span>
      <span>{treasuryTools.times}</span>
      {hasMore && (
        <button type="button" onClick={() => setLoading(!isLoading)}>
          {isLoading ? treasuryTools.stopLoading : treasuryTools.loadAll}
        </button>
      )}
      <button
        type="button"
        disabled={found === 0}
        onClick={() => saveText(treasuryTools.historyFile, 'text/csv', historyFile(rows()))}
      >
        {treasuryTools.saveHistory}
      </button>
    </div>
  )
}
