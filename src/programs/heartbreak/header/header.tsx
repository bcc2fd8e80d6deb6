import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { heartsLeft } from '@/domain/heartbreak/run/game'
import { timeMs } from '@/domain/heartbreak/run/play'
import { shownSeconds } from '@/domain/heartbreak/run/score'
import { heartbreakTexts } from '@/texts/en/heartbreak/heartbreak'
import { useTexts } from '@/texts/use-texts'
import { Icon } from '@/ui/icon'
import type { Table, TableState } from '../game/game-session'
import { Face } from './face'
import styles from './header.module.css'
import { Led } from './led'

type HeaderProps = {
  table: Table
  /** Whether a heart is pressed. */
  press: StoreApi<{ isPressed: boolean }>
  onFace: () => void
  onExit: () => void
}

/** The sunken strip above the board: broken hearts left, the face, seconds, and the door. */
export function Header({ table, press, onFace, onExit }: HeaderProps) {
  const texts = useTexts(heartbreakTexts)
  return (
    <div className={styles.header}>
      <HeartsLeft table={table} />
      <Face table={table} press={press} onFace={onFace} />
      <Clock table={table} />
      <button
        type="button"
        className={styles.button}
        aria-label={texts.exit}
        title={texts.exit}
        onClick={onExit}
      >
        <Icon name="game-exit" size={32} />
      </button>
    </div>
  )
}

function HeartsLeft({ table }: { table: Table }) {
  const texts = useTexts(heartbreakTexts)
  const left = useStore(table, ({ game, plan }) => (game ? heartsLeft(game) : plan.name.level.broken))
  return <Led value={left} label={texts.heartsLeft(left)} />
}

/** Whole seconds of the game; drawn when they change, and by itself. */
function Clock({ table }: { table: Table }) {
  const texts = useTexts(heartbreakTexts)
  const isZen = useStore(table, ({ plan }) => plan.rules.mode === 'zen')
  const seconds = useSeconds(table)
  if (isZen) return <Led value={null} label={texts.noClock} />
  return <Led value={seconds} label={texts.seconds(seconds)} />
}

function useSeconds(table: Table): number {
  const [seconds, setSeconds] = useState(() => shownSeconds(elapsedMs(table.getState())))

  // Time passes outside of React; the next look is when the next second begins.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      const state = table.getState()
      const elapsed = elapsedMs(state)
      setSeconds(shownSeconds(elapsed))
      if (isRunning(state)) timer = setTimeout(look, 1_000 - (elapsed % 1_000) + 1)
    }
    look()
    const stop = table.subscribe(look)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [table])

  return seconds
}

function isRunning({ game, phase }: TableState): boolean {
  return phase === 'game' && game?.phase === 'playing' && (!game.away || game.rules.ranked)
}

/** Milliseconds of the game up to now. */
function elapsedMs(state: TableState): number {
  const { game, since } = state
  if (!game) return 0
  const running = isRunning(state) ? Math.max(0, Math.round(performance.now() - since)) : 0
  return timeMs(game) + running
}
