import { numberAt } from '@/domain/heartbreak/board/board'
import type { Game } from '@/domain/heartbreak/run/game'
import { timeMs } from '@/domain/heartbreak/run/play'
import type { Deduction } from '@/domain/heartbreak/solver/deduction'
import { listText } from '@/language/list-text'
import { heartbreakStatus } from '@/texts/heartbreak-status'
import type { GameSessionState } from '../game/game-session'

/** The number of proof numbers named in the text; the others are only marked on the board. */
const maxNumbersNamed = 4

/** The message of the status line for the last move; null without one. */
export function statusMessageOf(state: GameSessionState): string | null {
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

/** The text of a hint or a post-mortem, with the numbers that prove it. */
export function explanationText(about: 'hint' | 'loss', known: Deduction, game: Game): string {
  if (known.kind === 'unsettled') return heartbreakStatus.unsettled
  if (known.kind !== 'safe') return about === 'loss' ? heartbreakStatus.fate : heartbreakStatus.noHint
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
      : heartbreakStatus.onlyCount
  const say = about === 'loss' ? heartbreakStatus.notFate : heartbreakStatus.hint
  return say(row(known.cell), column(known.cell), why)
}
