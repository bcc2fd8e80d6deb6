import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boardFrom, isBroken } from '@/domain/heartbreak/board/board'
import { levels, startCell } from '@/domain/heartbreak/board/level'
import { dealBoard } from '@/domain/heartbreak/generator/generator'
import { placeHearts } from '@/domain/heartbreak/generator/placement'
import { randomFrom } from '@/domain/heartbreak/generator/random'
import { hintQuery, postMortemQuery } from '@/domain/heartbreak/run/deduction-query'
import { type Game, newGame, viewOf } from '@/domain/heartbreak/run/game'
import { play } from '@/domain/heartbreak/run/play'
import { type Deduction, findDeduction } from '@/domain/heartbreak/solver/deduction'
import { closedCell, showsNumber, type View } from '@/domain/heartbreak/solver/solver-state'
import { hasCounterExample } from './counter-example'
import { numberedSeed } from './numbered-seed'
import { playToTheEnd, ranked } from './played-game'
import { safeInAllSolutions } from './safe-in-all-solutions'
import { drawnBoard, smallLevel } from './small-board'

const full = process.env.LOVE98_FULL === '1'

// Proves S2.5
test('a deduced heart follows from its numbers, each of which is needed, and a deduction is missing only where no heart follows', () => {
  const seen = { whole: 0, none: 0, byCount: 0, proof: 0 }
  const rows = fc.integer({ min: 5, max: 6 })
  const broken = fc.integer({ min: 4, max: 8 })
  fc.assert(
    fc.property(fc.nat(), rows, broken, fc.nat(14), (seed, height, count, steps) => {
      const view = someView(seed, height, count, steps)
      const closed = view.shown.filter((shown) => shown === closedCell).length
      fc.pre(closed > 0 && closed <= 16)
      const found = findDeduction(view)
      if (found.kind !== 'safe') {
        seen.none++
        expect(found.kind).toBe('none')
        const numbers = [...view.shown.keys()].filter((cell) => showsNumber(view, cell))
        expect(safeInAllSolutions(view, numbers, true).size).toBe(0)
        return
      }
      seen.whole++
      if (found.byCount) seen.byCount++
      if (found.rule === 'proof') seen.proof++
      const whole = safeInAllSolutions(view, found.numbers, found.byCount)
      expect(whole).toContain(found.cell)
      // The search for larger boards agrees with the exhaustive one.
      for (const cell of [...view.shown.keys()].filter((at) => view.shown[at] === closedCell))
        expect(hasCounterExample(view, found.numbers, found.byCount, cell)).toBe(!whole.has(cell))
      for (const left of found.numbers) {
        const rest = found.numbers.filter((number) => number !== left)
        expect(safeInAllSolutions(view, rest, found.byCount).has(found.cell)).toBe(false)
      }
    }),
    { numRuns: full ? 3_000 : 300, seed: 98 },
  )
  console.log('proofs tried against every arrangement', seen)
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0)
}, 300_000)

// Proves S2.5
test.each(levels)(
  'after a loss on a board of $id, a heart existed that the shown numbers alone prove whole',
  (level) => {
    let lost = 0
    for (let number = 0; number < (full ? 200 : 20); number++) {
      const board = dealBoard({ level, seed: numberedSeed(number) })
      const { moves, states } = playToTheEnd(board, number)
      const before = states[Math.floor((moves.length * (number % 20)) / 25)] ?? newGame(board, ranked)
      const broken = [...board.hearts.keys()].find(
        (cell) => isBroken(board, cell) && before.cells[cell] === 0,
      )
      if (broken === undefined || before.away) continue
      const after = play(before, { afterMs: 100, operation: 'open', cell: broken })
      if (!after.ok) throw new Error(after.refusal)
      const { view, near } = postMortemQuery(before, after.game)
      const known = findDeduction(view, near)
      if (known.kind !== 'safe') expect.unreachable(`${level.id}, seed ${number}: ${known.kind}`)
      expect([isBroken(board, known.cell), before.cells[known.cell] === 1]).toEqual([false, false])
      expect(known.numbers.every((number) => showsNumber(view, number))).toBe(true)
      expect(hasCounterExample(view, known.numbers, known.byCount, known.cell)).toBe(false)
      for (const left of known.numbers) {
        const rest = known.numbers.filter((number) => number !== left)
        expect(hasCounterExample(view, rest, known.byCount, known.cell)).toBe(true)
      }
      lost++
    }
    expect(lost).toBeGreaterThan(10)
  },
  120_000,
)

test('opening a heart that cannot be deduced counts as a guess', () => {
  const guess = drawnBoard('.*', '**', '..', '.s')
  expect(hintFor(newGame(guess, ranked))).toEqual({ kind: 'none' })
})

test('a hint uses the number of broken hearts only if the shown numbers are not enough', () => {
  const byCount = drawnBoard('..', '**', '..', '.s')
  expect(hintFor(newGame(byCount, ranked))).toMatchObject({ kind: 'safe', byCount: true, rule: 'proof' })
  const byNumbers = drawnBoard('.*...', '.....', '.*...', '....s', '.*...')
  expect(hintFor(newGame(byNumbers, ranked))).toMatchObject({ kind: 'safe', byCount: false })
})

test('only a lost game has a post-mortem', () => {
  const game = newGame(drawnBoard('.*', '**', '..', '.s'), ranked)
  expect(() => postMortemQuery(game, game)).toThrow('Only a lost game')
})

function hintFor(game: Game): Deduction {
  const { view, near } = hintQuery(game, game.board.start)
  return findDeduction(view, near)
}

function someView(seed: number, rows: number, broken: number, steps: number): View {
  const level = smallLevel(5, rows, broken)
  const random = randomFrom(numberedSeed(seed))
  const board = boardFrom(level, placeHearts(level, random), startCell(level), false)
  let game = newGame(board, { mode: 'second-chance', ranked: false })
  for (let step = 0; step < steps && game.lives > 1; step++) {
    const cell = random.below(board.field.size)
    if (isBroken(board, cell) && random.below(4) > 0) continue
    const played = play(game, { afterMs: 1, operation: 'open', cell })
    if (played.ok) game = played.game
  }
  return viewOf(game)
}
