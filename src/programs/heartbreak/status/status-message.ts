import { numberAt } from '@/domain/heartbreak/board/board'
import type { Game } from '@/domain/heartbreak/run/game'
import { timeMs } from '@/domain/heartbreak/run/play'
import type { Knowable } from '@/domain/heartbreak/solver/deduction'
import type { heartbreakNews } from '@/texts/en/heartbreak/heartbreak'
import type { TableState } from '../game/game-session'

type News = typeof heartbreakNews
/** So many numbers are told; the others are seen on the board. */
const mostTold = 4

/** The sentence at the foot of the window: what has just happened, or nothing. */
export function newsOf(state: TableState, texts: News): string | null {
  const { clue, game, lifeLost } = state
  if (!game) return null
  const told = [...endOf(game, texts)]
  if (lifeLost) told.push(texts.lifeLost(game.lives))
  if (clue) told.push(clueText(clue.about, clue.known, game, texts))
  return told.length > 0 ? told.join(' ') : null
}

function endOf(game: Game, texts: News): string[] {
  if (game.phase === 'dead') return [texts.lost]
  if (game.phase !== 'won') return []
  return [game.rules.mode === 'zen' ? texts.wonZen : texts.won((timeMs(game) / 1_000).toFixed(1))]
}

/** What a hint or a post-mortem says, with the numbers that prove it. */
export function clueText(about: 'hint' | 'loss', known: Knowable, game: Game, texts: News): string {
  if (known.kind === 'unsettled') return texts.unsettled
  if (known.kind !== 'whole') return about === 'loss' ? texts.fate : texts.noHint
  const { columns } = game.board.field
  const row = (cell: number) => Math.floor(cell / columns) + 1
  const column = (cell: number) => (cell % columns) + 1
  const shown = known.numbers.slice(0, known.numbers.length > mostTold + 1 ? mostTold : mostTold + 1)
  const names = shown.map((cell) => texts.number(numberAt(game.board, cell), row(cell), column(cell)))
  const rest = known.numbers.length - shown.length
  if (rest > 0) names.push(texts.more(rest))
  const last = names.pop()
  const list = names.length > 0 ? `${names.join(', ')}${texts.and}${last}` : last
  const why = list === undefined ? texts.onlyCount : texts.prove(list, known.byCount)
  const say = about === 'loss' ? texts.notFate : texts.hint
  return say(row(known.cell), column(known.cell), why)
}
