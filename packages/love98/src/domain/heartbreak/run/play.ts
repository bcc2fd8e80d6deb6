import { isBroken, numberAt } from '@/domain/heartbreak/board/board'
import { neighborsOf } from '@/domain/heartbreak/board/field'
import { closed, explodedHeart, type Game, openArea, opened, pinned } from './game'
import { type Move, needsCell, operations } from './move'
import type { Refusal } from './move-refusal'

export type PlayResult =
  | { readonly ok: true; readonly game: Game }
  | { readonly ok: false; readonly refusal: Refusal }

/** Penalties in milliseconds: for a hint in a ranked game, and for a lost life. */
export const hintPenaltyMs = 15_000
export const lifePenaltyMs = 10_000

/** The maximum time between two moves, and of a whole ranked game, in milliseconds. */
export const maxPauseMs = 30 * 60_000

/** Makes one move. The clock starts with the first move of any kind, so pins before the first opening take time too. */
export function play(game: Game, move: Move): PlayResult {
  const refusal = refuse(game, move)
  if (refusal) return { ok: false, refusal }
  const timed = { ...game, phase: 'playing' as const, playedMs: game.playedMs + timeOf(game, move) }
  const { cell, operation } = move
  switch (operation) {
    case 'open':
      return { ok: true, game: openCells({ ...timed, actions: timed.actions + 1 }, [cell]) }
    case 'chord':
      return { ok: true, game: openCells({ ...timed, actions: timed.actions + 1 }, closedAround(game, cell)) }
    case 'pin':
      return { ok: true, game: { ...withCell(timed, cell, pinned), pinsUsed: true } }
    case 'unpin':
      return { ok: true, game: withCell(timed, cell, closed) }
    case 'hint': {
      const penaltyMs = timed.penaltyMs + (game.rules.ranked ? hintPenaltyMs : 0)
      return { ok: true, game: { ...timed, hints: timed.hints + 1, penaltyMs } }
    }
    case 'blur':
      return { ok: true, game: { ...timed, phase: game.phase, away: true } }
    case 'focus':
      return { ok: true, game: { ...timed, phase: game.phase, away: false } }
  }
}

/** The official time of a game in milliseconds: time played plus penalties; 0 in zen. */
export function timeMs({ rules, playedMs, penaltyMs }: Game): number {
  return rules.mode === 'zen' ? 0 : playedMs + penaltyMs
}

/** The closed, unpinned neighbors of a cell: what a chord opens. */
export function closedAround({ board, cells }: Game, cell: number): number[] {
  return neighborsOf(board.field, cell).filter((near) => cells[near] === closed)
}

function refuse(game: Game, { afterMs, cell, operation }: Move): Refusal | undefined {
  if (game.phase === 'won' || game.phase === 'dead') return 'game-over'
  if (!Number.isInteger(afterMs) || afterMs < 0 || afterMs > maxPauseMs) return 'bad-time'
  if (!operations.includes(operation)) return 'bad-operation'
  if (!Number.isInteger(cell) || cell < 0 || cell >= game.board.field.size) return 'bad-cell'
  if (!needsCell(operation) && cell !== 0) return 'bad-cell'
  if (operation === 'focus') return game.away ? undefined : 'not-away'
  if (game.away) return 'away'
  const state = game.cells[cell]
  if (operation === 'open')
    return state === pinned ? 'pinned-heart' : state === closed ? undefined : 'already-open'
  if (operation === 'pin') return state === closed ? undefined : 'not-closed'
  if (operation === 'unpin') return state === pinned ? undefined : 'not-pinned'
  return operation === 'chord' ? refuseChord(game, cell) : undefined
}

function refuseChord(game: Game, cell: number): Refusal | undefined {
  const number = numberAt(game.board, cell)
  if (game.cells[cell] !== opened || number === 0) return 'chord-needs-number'
  const taken = neighborsOf(game.board.field, cell).filter(
    (near) => game.cells[near] === pinned || game.cells[near] === explodedHeart,
  )
  if (taken.length !== number) return 'chord-pins-differ'
  return closedAround(game, cell).length === 0 ? 'chord-opens-nothing' : undefined
}

/** Pauses count in a ranked game; otherwise thinking with a stopped clock would be possible. */
function timeOf(game: Game, { afterMs }: Move): number {
  if (game.phase === 'ready') return 0
  return game.away && !game.rules.ranked ? 0 : afterMs
}

function withCell(game: Game, cell: number, state: number): Game {
  const cells = game.cells.slice()
  cells[cell] = state
  return { ...game, cells, actions: game.actions + 1 }
}

/** Opens cells in order until the game ends; each broken heart costs a life. */
function openCells(game: Game, targets: readonly number[]): Game {
  const { board } = game
  const cells = game.cells.slice()
  let { hit, lives, penaltyMs, wholeLeft } = game
  for (const cell of targets) {
    if (lives === 0 || cells[cell] !== closed) continue
    if (!isBroken(board, cell)) {
      wholeLeft -= openArea(board, cells, cell)
      continue
    }
    cells[cell] = explodedHeart
    hit = cell
    lives--
    if (game.rules.mode === 'second-chance') penaltyMs += lifePenaltyMs
  }
  const phase = lives === 0 ? 'dead' : wholeLeft === 0 ? 'won' : 'playing'
  return { ...game, cells, hit, lives, penaltyMs, wholeLeft, phase }
}
