import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { faceOf, heartsLeft } from '@/domain/heartbreak/run/game'
import { timeMs } from '@/domain/heartbreak/run/play'
import { shownSeconds } from '@/domain/heartbreak/run/score'
import { heartbreak } from '@/texts/heartbreak'
import { Icon } from '@/ui/icon'
import type { GameSession, GameSessionState } from '../game/game-session'
import styles from './header.module.css'
import ledStyles from './led.module.css'

type HeaderProps = {
  session: GameSession
  press: StoreApi<{ isPressed: boolean }>
  onFace: () => void
  onExit: () => void
}

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

/** A separate component, so that a tick renders nothing else. */
function Clock({ session }: { session: GameSession }) {
  const isZen = useStore(session, ({ setup }) => setup.rules.mode === 'zen')
  const seconds = useSeconds(session)
  if (isZen) return <Led value={null} label={heartbreak.noClock} />
  return <Led value={seconds} label={heartbreak.seconds(seconds)} />
}

function useSeconds(session: GameSession): number {
  const [seconds, setSeconds] = useState(() => shownSeconds(elapsedMs(session.getState())))

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

type FaceProps = {
  session: GameSession
  press: StoreApi<{ isPressed: boolean }>
  onFace: () => void
}

const faces = ['active', 'worried', 'won', 'dead'] as const

/**
 * A button that starts a new game. Every press on the board changes the face twice, so its picture is updated without
 * React.
 */
function Face({ session, press, onFace }: FaceProps) {
  const lives = useStore(session, ({ game }) => (game?.rules.mode === 'second-chance' ? game.lives : null))
  const button = useRef<HTMLButtonElement>(null)

  // Updates within the frame that shows the press.
  useLayoutEffect(() => {
    let before: string | undefined
    const show = () => {
      const element = button.current
      const { game } = session.getState()
      const face = game ? faceOf(game, press.getState().isPressed) : 'active'
      if (!element || face === before) return
      before = face
      const label =
        lives === null ? heartbreak.face[face] : `${heartbreak.face[face]}, ${heartbreak.lives(lives)}`
      element.dataset.face = face
      element.ariaLabel = label
      element.title = label
    }
    show()
    const stops = [session.subscribe(show), press.subscribe(show)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [session, press, lives])

  return (
    <button ref={button} type="button" className={`${styles.button} ${styles.face}`} onClick={onFace}>
      {faces.map((face) => (
        <span key={face} className={styles.picture} data-of={face}>
          <Icon name={`game-${face}`} size={32} />
        </span>
      ))}
    </button>
  )
}

const lit: Readonly<Record<string, string>> = {
  '0': 'abcdef',
  '1': 'bc',
  '2': 'abged',
  '3': 'abgcd',
  '4': 'fgbc',
  '5': 'afgcd',
  '6': 'afgedc',
  '7': 'abc',
  '8': 'abcdefg',
  '9': 'abcdfg',
  '-': 'g',
  ' ': '',
}

/** The seven segments of a digit of 18 by 32 pixels, as SVG paths. */
const segments = [
  ['a', 'M2 1h14l-3 3h-8z'],
  ['b', 'M17 2v12l-3-2v-7z'],
  ['c', 'M17 18v12l-3-3v-7z'],
  ['d', 'M2 31l3-3h8l3 3z'],
  ['e', 'M1 18v12l3-3v-7z'],
  ['f', 'M1 2v12l3-2v-7z'],
  ['g', 'M2 16l3-2h8l3 2-3 2h-8z'],
] as const

/** The three characters of a counter, clamped to -99 to 999; blank for null. */
export function ledDigits(value: number | null): string {
  if (value === null) return '   '
  const shown = Math.max(-99, Math.min(999, Math.trunc(value)))
  return shown < 0 ? `-${String(-shown).padStart(2, '0')}` : String(shown).padStart(3, '0')
}

type LedProps = { value: number | null; label: string }

/** A seven-segment counter. Not a live region: it changes too often to be announced. */
function Led({ value, label }: LedProps) {
  return (
    <div className={ledStyles.led} role="img" aria-live="off" aria-label={label}>
      {[...ledDigits(value)].map((sign, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: digits are never reordered
        <svg key={place} width="18" height="32" viewBox="0 0 18 32" aria-hidden="true">
          {segments.map(([name, path]) => (
            <path key={name} d={path} className={lit[sign]?.includes(name) ? ledStyles.on : ledStyles.off} />
          ))}
        </svg>
      ))}
    </div>
  )
}
