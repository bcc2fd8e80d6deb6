import { expect, test } from 'vitest'
import { boardFrom, isBroken } from '@/domain/heartbreak/board/board'
import { levels, startCell } from '@/domain/heartbreak/board/level'
import { dealBoard } from '@/domain/heartbreak/generator/generator'
import { placeHearts } from '@/domain/heartbreak/generator/placement'
import { randomFrom } from '@/domain/heartbreak/generator/random'
import { type Rule, solve } from '@/domain/heartbreak/solver/solver'
import { brokenMark, safeMark } from '@/domain/heartbreak/solver/solver-state'
import { numberedSeed } from './numbered-seed'

const boards = process.env.LOVE98_FULL === '1' ? 10_000 : 200
const samples = 1_000

/** The share of random boards with a free 3×3 start that need no guess, in percent. */
const naturalRates = { crush: 90, fling: 71.1, marriage: 17.3, pocket: 60.3, 'long-distance': 29.3 }

// Proves S2.5
test.each(levels)(
  `the shipped solver solves ${boards} boards of $id without a guess`,
  (level) => {
    const times: number[] = []
    const hardest: Record<Rule, number> = { single: 0, pair: 0, proof: 0 }
    for (let number = 0; number < boards; number++) {
      const began = performance.now()
      const board = dealBoard({ level, seed: numberedSeed(number) })
      times.push(performance.now() - began)
      const solution = solve(board)
      if (!solution.solved || !board.guessFree)
        expect.unreachable(`${level.id}, seed ${number} needs a guess`)
      hardest[solution.hardest]++
      const count = board.hearts.reduce((sum, heart) => sum + heart, 0)
      if (count !== level.broken || board.numbers[board.start] !== 0 || isBroken(board, board.start))
        expect.unreachable(`${level.id}, seed ${number} is not a board of its level`)
    }
    times.sort((one, other) => one - other)
    const at = (share: number) => (times[Math.min(boards - 1, Math.floor(boards * share))] ?? 0).toFixed(1)
    console.log(`${level.name}: median ${at(0.5)}, p95 ${at(0.95)}, slowest ${at(1)} ms per board`, hardest)
    expect(hardest.single + hardest.pair + hardest.proof).toBe(boards)
  },
  900_000,
)

test.each(levels)(
  'the solver is correct and strong enough on random boards of $id',
  (level) => {
    let solved = 0
    for (let number = 0; number < samples; number++) {
      const hearts = placeHearts(level, randomFrom(numberedSeed(number)))
      const board = boardFrom(level, hearts, startCell(level), false)
      const { gaveUp, solved: done, solverState } = solve(board)
      expect(gaveUp).toBe(false)
      if (done) solved++
      solverState.marks.forEach((mark, cell) => {
        const wrong = isBroken(board, cell) ? mark === safeMark : mark === brokenMark
        if (wrong) expect.unreachable(`${level.id}, seed ${number}: cell ${cell} is deduced wrongly`)
      })
    }
    const rate = (solved * 100) / samples
    console.log(`${level.name}: ${rate.toFixed(1)} % of random boards need no guess`)
    expect(Math.abs(rate - naturalRates[level.id])).toBeLessThanOrEqual(4)
  },
  120_000,
)
