import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canFinish, hint, nextHome } from '@/domain/solitaire/advice'
import { isRed, rankOf, suitOf } from '@/domain/solitaire/card'
import { deal, type Game, newGame, play, undo } from '@/domain/solitaire/game'
import { draw, legalMoves, move } from '@/domain/solitaire/move'
import { cardsOf, isWon, pileCount, type Table } from '@/domain/solitaire/table'
import { numberedSeed } from '../heartbreak/numbered-seed'
import { easy, followHints, gameWonByHints, playAtRandom } from './played-games'

const seeds = fc.uint8Array({ minLength: 16, maxLength: 16 })
const picks = fc.array(fc.nat(9999), { maxLength: 160 })
const rules = fc.record({
  drawCount: fc.constantFrom(1 as const, 3 as const),
  scoring: fc.constantFrom('standard' as const, 'none' as const),
  timed: fc.boolean(),
})
const piles = [...Array(pileCount).keys()]
const allCards = (table: Table) => piles.flatMap((pile) => cardsOf(table, pile))

test('a deal is a whole deck, with one more card in each column, and the same for the same seed', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const table = deal(seed)
      expect(allCards(table).sort((a, b) => a - b)).toEqual([...Array(52).keys()])
      expect(table.columns.map(({ cards, hidden }) => [cards.length, hidden])).toEqual(
        piles.slice(0, 7).map((index) => [index + 1, index]),
      )
      expect([table.stock.length, table.waste.length, table.spread]).toEqual([24, 0, 0])
      expect(deal(seed)).toEqual(table)
    }),
  )
})

test('every card is dealt to every place with about equal frequency', () => {
  const deals = 5200
  const counts = Array.from({ length: 52 }, () => Array<number>(52).fill(0))
  for (let number = 0; number < deals; number++)
    for (const [place, card] of allCards(deal(numberedSeed(number))).entries()) {
      const row = counts[place]
      if (row) row[card] = (row[card] ?? 0) + 1
    }
  // 100 each; with 51 degrees of freedom a place exceeds 110 once in a million.
  for (const row of counts)
    expect(row.reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0)).toBeLessThan(115)
})

test('a deal never changes for its seed, because stored games and deals of the day depend on it', () => {
  expect(allCards(deal(numberedSeed(1))).join(' ')).toMatchInlineSnapshot(
    `"31 36 17 1 7 50 14 10 8 42 46 32 34 28 43 16 24 44 22 30 3 4 27 47 45 25 19 15 39 21 40 12 37 26 0 48 51 29 9 5 41 18 23 20 13 35 38 49 11 6 2 33"`,
  )
})

test('any legal play keeps the deck whole, follows the rules, and can be undone to the deal', () => {
  fc.assert(
    fc.property(seeds, rules, picks, (seed, agreed, chosen) => {
      const games = playAtRandom(newGame(seed, agreed), chosen)
      for (const { score, table } of games) {
        expect(new Set(allCards(table)).size).toBe(52)
        expect(allCards(table).length).toBe(52)
        expect(score).toBeGreaterThanOrEqual(0)
        expect(table.spread).toBeLessThanOrEqual(Math.min(3, table.waste.length))
        expect(table.spread > 0).toBe(table.waste.length > 0)
        for (const cards of table.foundations) expectFoundation(cards)
        for (const { cards, hidden } of table.columns) {
          expect(hidden).toBeLessThan(Math.max(1, cards.length))
          expectRun(cards.slice(hidden), cards.slice(0, hidden))
        }
      }
      let last = games.at(-1)
      for (const before of games.slice(0, -1).reverse()) {
        last = (last && undo(last)) ?? undefined
        expect(last).toBe(before)
      }
      expect(last && undo(last)).toBeNull()
    }),
    { numRuns: 150 },
  )
})

function expectFoundation(cards: readonly number[]) {
  expect(cards.map(rankOf)).toEqual(cards.map((_, index) => index + 1))
  expect(new Set(cards.map(suitOf)).size).toBeLessThanOrEqual(1)
}

/** Expects alternating, descending colors, except in the dealt part. */
function expectRun(run: readonly number[], hidden: readonly number[]) {
  for (const [index, card] of run.entries()) {
    const above = run[index - 1]
    if (above === undefined) continue
    expect(rankOf(card)).toBe(rankOf(above) - 1)
    expect(isRed(card)).not.toBe(isRed(above))
  }
  if (hidden.length === 0 && run.length > 1) expect(rankOf(run[0] ?? 0)).toBeGreaterThan(1)
}

test('a move outside the list of legal moves is refused, for any numbers', () => {
  const anyMove = fc.record({
    from: fc.integer(),
    to: fc.integer(),
    count: fc.oneof(fc.integer(), fc.double()),
  })
  const nearMove = fc.record({ from: fc.nat(13), to: fc.nat(13), count: fc.integer({ min: -1, max: 14 }) })
  fc.assert(
    fc.property(seeds, picks, fc.oneof(nearMove, anyMove), (seed, chosen, made) => {
      const { rules: agreed, table } = playAtRandom(newGame(seed, easy), chosen).at(-1) ?? newGame(seed, easy)
      const isListed = legalMoves(table, agreed.drawCount).some(
        ({ from, to, count }) => from === made.from && to === made.to && count === made.count,
      )
      expect(move(table, made, agreed.drawCount) !== null).toBe(isListed)
    }),
    { numRuns: 500 },
  )
})

test('a draw turns over one card or three, and the waste is turned back in its order', () => {
  const table = deal(numberedSeed(3))
  const three = move(table, draw, 3)
  expect(three?.waste).toEqual(table.stock.slice(-3).reverse())
  expect(three?.spread).toBe(3)
  let turned: Table | null = table
  for (let count = 0; count < 8; count++) turned = turned && move(turned, draw, 3)
  expect([turned?.stock.length, turned?.waste.length]).toEqual([0, 24])
  expect(turned && move(turned, draw, 3)).toEqual(table)
})

test('a hint is legal, and hints alone win some deals', () => {
  fc.assert(
    fc.property(seeds, rules, picks, (seed, agreed, chosen) => {
      const game = playAtRandom(newGame(seed, agreed), chosen).at(-1) ?? newGame(seed, agreed)
      const made = hint(game.table, agreed.drawCount)
      if (made) expect(move(game.table, made, agreed.drawCount)).not.toBeNull()
      else expect(nextHome(game.table)).toBeNull()
    }),
  )
  const { game } = gameWonByHints()
  expect(isWon(game.table)).toBe(true)
  expect(play(game, { from: 2, to: 6, count: 1 }, game.at)).toBeNull()
})

test('a game whose cards are all face up in the columns is finished automatically', () => {
  let game = finishable()
  for (let made = nextHome(game.table); made; made = nextHome(game.table))
    game = play(game, made, game.at) ?? game
  expect(isWon(game.table)).toBe(true)
  expect(canFinish(deal(numberedSeed(1)))).toBe(false)
})

/** Returns a won game at the earliest moment with only moves to the foundations left. */
function finishable(): Game {
  for (let number = 0; number < 300; number = number + 1) {
    let found: Game | undefined
    for (let one = followHints(numberedSeed(number)); one.last && canFinish(one.table); one = one.last.before)
      found = one
    if (found && !isWon(found.table)) return found
  }
  throw new Error('no game comes to its finish')
}
