import { type Board, isBroken, numberAt } from '@/domain/heartbreak/board/board'
import { neighborsOf } from '@/domain/heartbreak/board/field'
import { randomFrom } from '@/domain/heartbreak/generator/random'
import { closed, type Game, type GameRules, newGame, opened, pinned } from '@/domain/heartbreak/run/game'
import type { Move } from '@/domain/heartbreak/run/move'
import { closedAround, play } from '@/domain/heartbreak/run/play'
import { numberedSeed } from './numbered-seed'

export interface PlayedGame {
  readonly moves: Move[]
  readonly states: Game[]
}

export const ranked: GameRules = { mode: 'classic', ranked: true }

/**
 * Wins a game in a way that a number determines, with knowledge of the board: it pins broken hearts, removes pins,
 * chords where the pins allow it, opens the rest, and sometimes hides the board and uses hints.
 */
export function playToTheEnd(board: Board, choice: number, rules: GameRules = ranked): PlayedGame {
  const random = randomFrom(numberedSeed(choice))
  const moves: Move[] = []
  const states: Game[] = []
  let game = newGame(board, rules)
  const make = (operation: Move['operation'], cell = 0) => {
    const move = { afterMs: 50 + random.below(400), operation, cell }
    const played = play(game, move)
    if (!played.ok) throw new Error(`The test's player made an illegal move: ${played.refusal}`)
    game = played.game
    moves.push(move)
    states.push(game)
  }
  const makeSometimes = () => {
    const chance = random.below(200)
    if (chance === 0) make('hint')
    if (chance !== 1) return
    make('blur')
    make('focus')
  }
  while (game.phase === 'ready' || game.phase === 'playing') {
    const cell = random.below(board.field.size)
    const state = game.cells[cell]
    if (state === closed && isBroken(board, cell)) make('pin', cell)
    else if (state === pinned && random.below(40) === 0) make('unpin', cell)
    else if (state === opened && chordIsSafe(game, cell)) make('chord', cell)
    else if (state === closed) make('open', cell)
    else makeSometimes()
  }
  return { moves, states }
}

function chordIsSafe(game: Game, cell: number): boolean {
  const number = numberAt(game.board, cell)
  const pins = neighborsOf(game.board.field, cell).filter((near) => game.cells[near] === pinned).length
  const targets = closedAround(game, cell)
  return (
    number > 0 &&
    pins === number &&
    targets.length > 0 &&
    targets.every((near) => !isBroken(game.board, near))
  )
}
