import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxBroken, minBroken } from '@/domain/heartbreak/board/custom-level'
import { dealBoard } from '@/domain/heartbreak/generator/generator'
import { newGame } from '@/domain/heartbreak/run/game'
import { solve } from '@/domain/heartbreak/solver/solver'
import { numberedSeed } from './numbered-seed'
import { ranked } from './played-game'
import { smallLevel } from './small-board'

// Proves S2.5
test('a custom board states correctly whether it needs a guess, and is dealt again identically', () => {
  const side = fc.integer({ min: 5, max: 16 })
  fc.assert(
    fc.property(side, side, fc.integer({ min: 0, max: 80 }), fc.nat(), (columns, rows, share, seed) => {
      const least = minBroken(columns, rows)
      const broken = least + Math.floor(((maxBroken(columns, rows) - least) * share) / 100)
      const name = { level: smallLevel(columns, rows, broken), seed: numberedSeed(seed) }
      const board = dealBoard(name)
      expect(board.hearts.reduce((sum, heart) => sum + heart, 0)).toBe(broken)
      expect(dealBoard(name)).toEqual(board)
      const { phase } = newGame(board, ranked)
      expect(solve(board).solved && phase === 'ready').toBe(board.guessFree)
    }),
    { numRuns: 60, seed: 98 },
  )
}, 120_000)

test('the search on the largest and densest board is bounded, and the board states that it needs a guess', () => {
  const level = smallLevel(40, 30, maxBroken(40, 30))
  const board = dealBoard({ level, seed: numberedSeed(0) })
  expect(board.guessFree).toBe(false)
  expect(solve(board).solved).toBe(false)
}, 60_000)
