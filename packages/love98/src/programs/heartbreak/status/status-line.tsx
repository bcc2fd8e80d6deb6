import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { numberAt } from '@/domain/heartbreak/board/board'
import type { Game } from '@/domain/heartbreak/run/game'
import { timeMs } from '@/domain/heartbreak/run/play'
import type { Deduction } from '@/domain/heartbreak/solver/deduction'
import { listText } from '@/language/list-text'
import { heartbreak } from '@/texts/heartbreak'
import { heartbreakStatus } from '@/texts/heartbreak-status'
import type { GameSession, GameSessionState } from '../game/game-session'
import styles from './status-line.module.css'

/** The delay after which work in progress is mentioned, ms. */
const progressDelayMs = 1_000

export function StatusLine({ session }: { session: GameSession }) {
  const message = useStore(session, (state) => statusMessageOf(state))
  const notice = useStore(session, (state) => state.notice)
  const works = useStore(session, ({ phase, isSearching }) => phase === 'dealing' || isSearching)
  const dealing = useStore(session, ({ phase }) => phase === 'dealing')
  const lives = useStore(session, ({ game }) => (game?.rules.mode === 'second-chance' ? game.lives : null))
  const { mode, ranked } = useStore(session, ({ setup }) => setup.rules)
  const isSlow = useSlow(works)
  const messages = [message, notice].filter((text) => text !== null)
  const work = isSlow ? (dealing ? heartbreak.dealing : heartbreak.thinking) : null
  return (
    <div className={styles.line}>
      <p role="status" className={`${styles.news} selectable`}>
        {work ?? (messages.length > 0 ? messages.join(' ') : heartbreak.ready)}
      </p>
      <span className={styles.mode}>
        {ranked
          ? heartbreak.rankedGame
          : lives === null
            ? heartbreak.mode[mode]
            : `${'♥'.repeat(lives)} ${heartbreak.lives(lives)}`}
      </span>
    </div>
  )
}

function useSlow(works: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)

  useEffect(() => {
    if (!works) return
    const timer = setTimeout(() => setIsSlow(true), progressDelayMs)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [works])

  return isSlow
}

/** The number of proof numbers named in the text; the others are only marked on the board. */
const maxNumbersNamed = 4

function statusMessageOf(state: GameSessionState): string | null {
  const { explanation, game, lifeLost } = state
  if (!game) return null
  const messages = [...endOf(game)]
  if (lifeLost) messages.push(heartbreakStatus.lifeLost(game.lives))
  if (explanation) messages.push(explanationText(explanation.about, explanation.deduction, game))
  return messages.length > 0 ? messages.join(' ') : null
}

function endOf(game: Game): string[] {
  if (game.phase === 'dead') return [heartbreakStatus.lost]
  if (game.phase !== 'won') return []
  return [
    game.rules.mode === 'zen'
      ? heartbreakStatus.wonZen
      : heartbreakStatus.won((timeMs(game) / 1_000).toFixed(1)),
  ]
}

export function explanationText(about: 'hint' | 'loss', known: Deduction, game: Game): string {
  if (known.kind === 'unsettled') return heartbreakStatus.unsettled
  if (known.kind !== 'safe') return about === 'loss' ? heartbreakStatus.noSafeHeart : heartbreakStatus.noHint
  const { columns } = game.board.field
  const row = (cell: number) => Math.floor(cell / columns) + 1
  const column = (cell: number) => (cell % columns) + 1
  const shown = known.numbers.slice(
    0,
    known.numbers.length > maxNumbersNamed + 1 ? maxNumbersNamed : maxNumbersNamed + 1,
  )
  const names = shown.map((cell) =>
    heartbreakStatus.number(numberAt(game.board, cell), row(cell), column(cell)),
  )
  const rest = known.numbers.length - shown.length
  if (rest > 0) names.push(heartbreakStatus.more(rest))
  const why =
    names.length > 0
      ? heartbreakStatus.prove(listText(names, 'long'), known.byCount)
      : heartbreakStatus.countProof
  const texts = about === 'loss' ? heartbreakStatus.safeHeartExisted : heartbreakStatus.hint
  return texts(row(known.cell), column(known.cell), why)
}
