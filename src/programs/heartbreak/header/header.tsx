import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { heartsLeft } from '@/domain/heartbreak/run/game'
import { timeMs } from '@/domain/heartbreak/run/play'
import { shownSeconds } from '@/domain/heartbreak/run/score'
import { heartbreak } from '@/texts/heartbreak'

import { Icon } from '@/ui/icon'
import type { GameSession, GameSessionState } from '../game/game-session'
import { Face } from './face'
import styles from './header.module.css'
import { Led } from './led'

type HeaderProps = {
  session: GameSession
  /** `isPressed`: a cell of the board is pressed. */
  press: StoreApi<{ isPressed: boolean }>
  onFace: () => void
  onExit: () => void
}

/** The sunken strip above the board: hearts left, the face, the clock and the Exit button. */
export function Header({ session, press, onFace, onExit }: HeaderProps) {
  return (
    <div className={styles.header}>
      <HeartsLeft session={session} />
      <Face session={session} press={press} onFace={onFace} />
      <Clock session={session} />
      <button
        type="button"
        className={styles.button}
        aria-label={heartbreak.exit}
        title={heartbreak.exit}
        onClick={onExit}
      >
        <Icon name="game-exit" size={32} />
      </button>
    </div>
  )
}

function HeartsLeft({ session }: { session: GameSession }) {
  const left = useStore(session, ({ game, setup }) =>
    game ? heartsLeft(game) : setup.boardSpec.level.broken,
  )
  return <Led value={left} label={heartbreak.heartsLeft(left)} />
}

/** The time of the game in whole seconds. A separate component, so that a tick renders nothing else. */
function Clock({ session }: { session: GameSession }) {
  const isZen = useStore(session, ({ setup }) => setup.rules.mode === 'zen')
  const seconds = useSeconds(session)
  if (isZen) return <Led value={null} label={heartbreak.noClock} />
  return <Led value={seconds} label={heartbreak.seconds(seconds)} />
}

function useSeconds(session: GameSession): number {
  const [seconds, setSeconds] = useState(() => shownSeconds(elapsedMs(session.getState())))

  // Timer, aligned to the next full second of the game.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const update = () => {
      clearTimeout(timer)
      const state = session.getState()
      const elapsed = elapsedMs(state)
      setSeconds(shownSeconds(elapsed))
      if (isRunning(state)) timer = setTimeout(update, 1_000 - (elapsed % 1_000) + 1)
    }
    update()
    const stop = session.subscribe(update)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [session])

  return seconds
}

function isRunning({ game, phase }: GameSessionState): boolean {
  return phase === 'game' && game?.phase === 'playing' && (!game.away || game.rules.ranked)
}

/** Returns the time of the game until now, ms. */
function elapsedMs(state: GameSessionState): number {
  const { game, since } = state
  if (!game) return 0
  const running = isRunning(state) ? Math.max(0, Math.round(performance.now() - since)) : 0
  return timeMs(game) + running
}
