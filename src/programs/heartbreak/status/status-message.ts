import { numberAt } from '@/domain/heartbreak/board/board'
import type { Game } from '@/domain/heartbreak/run/game'
import { timeMs } from '@/domain/heartbreak/run/play'
import type { Deduction } from '@/domain/heartbreak/solver/deduction'
import type { heartbreakStatus } from '@/texts/en/heartbreak/heartbreak'
import { listText } from '@/texts/list-text'
import type { GameSessionState } from '../game/game-session'

type StatusTexts = typeof heartbreakStatus
/** The number of proof numbers named in the text; the others are only marked on the board. */
const maxNumbersNamed = 4

/** The message of the status line for the last move; null without one. */
export function statusMessageOf(state: GameSessionState, texts: StatusTexts): string | null {
  const { explanation, game, lifeLost } = state
  if (!game) return null
  const messages = [...endOf(game, texts)]
  if (lifeLost) messages.push(texts.lifeLost(game.lives))
  if (explanation) messages.push(explanationText(explanation.about, explanation.deduction, game, texts))
  return messages.length > 0 ? messages.join(' ') : null
}

function endOf(game: Game, texts: StatusTexts): string[] {
  if (game.phase === 'dead') return [texts.lost]
  if (game.phase !== 'won') return []
  return [game.rules.mode === 'zen' ? texts.wonZen : texts.won((timeMs(game) / 1_000).toFixed(1))]
}

/** The text of a hint or a post-mortem, with the numbers that prove it. */
export function explanationText(
  about: 'hint' | 'loss',
  known: Deduction,
  game: Game,
  texts: StatusTexts,
): string {
  if (known.kind === 'unsettled') return texts.unsettled
  if (known.kind !== 'safe') return about === 'loss' ? texts.fate : texts.noHint
  const { columns } = game.board.field
  const row = (cell: number) => Math.floor(cell / columns) + 1
  const column = (cell: number) => (cell % columns) + 1
  const shown = known.numbers.slice(
    0,
    known.numbers.length > maxNumbersNamed + 1 ? maxNumbersNamed : maxNumbersNamed + 1,
  )
  const names = shown.map((cell) => texts.number(numberAt(game.board, cell), row(cell), column(cell)))
  const rest = known.numbers.length - shown.length
  if (rest > 0) names.push(texts.more(rest))
  const why = names.length > 0 ? texts.prove(listText(names, 'long'), known.byCount) : texts.onlyCount
  const say = about === 'loss' ? texts.notFate : texts.hint
  return say(row(known.cell), column(known.cell), why)
}
