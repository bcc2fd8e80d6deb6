import { useStore } from 'zustand'
import { heartbreakTexts } from '@/texts/en/heartbreak/heartbreak'
import { useTexts } from '@/texts/use-texts'
import type { Table } from '../game/game-session'
import styles from '../window.module.css'

type TableCoverProps = { table: Table; waits: boolean; onGoOn: () => void; onAnother: () => void }

/** What lies over the board while it cannot be played: a pause, a board that may need a guess, one that failed. */
export function TableCover({ table, waits, onGoOn, onAnother }: TableCoverProps) {
  const texts = useTexts(heartbreakTexts)
  const phase = useStore(table, (state) => state.phase)
  const problem = useStore(table, (state) => state.problem)
  const away = useStore(table, ({ game }) => game?.away ?? false)
  const ranked = useStore(table, ({ plan }) => plan.rules.ranked)
  if (phase === 'failed')
    return (
      <div className={styles.cover} role="alert">
        <p className="selectable">{texts.failed(problem ?? '')}</p>
        <button type="button" data-default onClick={onAnother}>
          {texts.anotherBoard}
        </button>
      </div>
    )
  if (phase === 'doubtful')
    return (
      <div className={styles.cover}>
        <p>{texts.doubtful}</p>
        <button type="button" data-default onClick={onAnother}>
          {texts.anotherBoard}
        </button>
        <button type="button" onClick={() => table.accept()}>
          {texts.playAnyway}
        </button>
      </div>
    )
  if (!away && !waits) return null
  return (
    <div className={styles.cover}>
      <p>{ranked ? texts.pausedRanked : texts.paused}</p>
      {waits && (
        <button type="button" data-default onClick={onGoOn}>
          {texts.goOn}
        </button>
      )}
    </div>
  )
}
