import { useStore } from 'zustand'
import { heartbreak } from '@/texts/heartbreak'

import type { GameSession } from '../game/game-session'
import styles from '../window.module.css'

type BoardCoverProps = {
  session: GameSession
  isPaused: boolean
  onResume: () => void
  onNewGame: () => void
}

export function BoardCover({ session, isPaused, onResume, onNewGame }: BoardCoverProps) {
  const phase = useStore(session, (state) => state.phase)
  const problem = useStore(session, (state) => state.problem)
  const away = useStore(session, ({ game }) => game?.away ?? false)
  const ranked = useStore(session, ({ setup }) => setup.rules.ranked)
  if (phase === 'failed')
    return (
      <div className={styles.cover} role="alert">
        <p className="selectable">{heartbreak.failed(problem ?? '')}</p>
        <button type="button" data-default onClick={onNewGame}>
          {heartbreak.anotherBoard}
        </button>
      </div>
    )
  if (phase === 'may-need-guess')
    return (
      <div className={styles.cover}>
        <p>{heartbreak.mayNeedGuess}</p>
        <button type="button" data-default onClick={onNewGame}>
          {heartbreak.anotherBoard}
        </button>
        <button type="button" onClick={() => session.acceptGuesses()}>
          {heartbreak.playAnyway}
        </button>
      </div>
    )
  if (!away && !isPaused) return null
  return (
    <div className={styles.cover}>
      <p>{ranked ? heartbreak.pausedRanked : heartbreak.paused}</p>
      {isPaused && (
        <button type="button" data-default onClick={onResume}>
          {heartbreak.continueGame}
        </button>
      )}
    </div>
  )
}
