import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newGame } from '@/domain/solitaire/game'
import { cardsOf, columnPiles, pileCount, stock, type Table, waste } from '@/domain/solitaire/table'
import { layoutOf, neededHeight, offsets, pileSpot, pilesAt } from '@/programs/solitaire/table/layout'
import {
  type FocusPosition,
  nearestPosition,
  nextPosition,
  topPosition,
} from '@/programs/solitaire/table/table-keys'
import { numberedSeed } from '../../domain/heartbreak/numbered-seed'
import { easy, playAtRandom } from '../../domain/solitaire/played-games'

const piles = [...Array(pileCount).keys()]
const tables = fc.tuple(fc.nat(500), fc.array(fc.nat(999), { maxLength: 90 })).map(([number, picks]) => {
  const dealt = newGame(numberedSeed(number), easy)
  return (playAtRandom(dealt, picks).at(-1) ?? dealt).table
})
const sizes = fc.record({
  width: fc.integer({ min: 300, max: 2560 }),
  height: fc.integer({ min: 190, max: 1400 }),
})

function corners(table: Table, width: number, height: number) {
  const layout = layoutOf(width, height)
  return piles.flatMap((pile) => {
    const spot = pileSpot(layout, pile)
    const lies = cardsOf(table, pile).length === 0 ? [{ x: 0, y: 0 }] : offsets(layout, table, pile)
    return lies.map(({ x, y }) => ({ x: spot.x + x, y: spot.y + y, layout }))
  })
}

test('all cards are within a table of any width from 300 pixels, and within its needed height', () => {
  fc.assert(
    fc.property(tables, sizes, (table, { height, width }) => {
      for (const { layout, x, y } of corners(table, width, height)) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x + layout.card.width).toBeLessThanOrEqual(width)
        expect(y + layout.card.height).toBeLessThanOrEqual(Math.max(height, neededHeight(layout, table)))
      }
    }),
  )
})

test('the desktop table has cards in the size of 1998, and a phone has room for the longest possible column', () => {
  expect(layoutOf(585, 380)).toMatchObject({ card: { width: 71, height: 96 }, gap: 11 })
  const phone = layoutOf(390, 700)
  expect(phone.card.width).toBe(52)
  const run = [...Array(13).keys()].map((rank) => (rank % 2) * 13 + 12 - rank)
  const longest: Table = {
    ...newGame(numberedSeed(1), easy).table,
    columns: columnPiles.map(() => ({ hidden: 6, cards: [...run.slice(0, 6), ...run] })),
  }
  expect(neededHeight(phone, longest)).toBeLessThanOrEqual(700)
  expect(neededHeight(layoutOf(360, 470), longest)).toBeLessThanOrEqual(470)
  // The corner of each open card is at least 14 pixels high.
  for (const pile of columnPiles) {
    const rows = offsets(layoutOf(360, 300), longest, pile).slice(6)
    for (const [index, { y }] of rows.slice(1).entries())
      expect(y - (rows[index]?.y ?? y)).toBeGreaterThanOrEqual(14)
  }
})

test('a card that is dropped on another one is assigned to its pile first', () => {
  const { table } = newGame(numberedSeed(1), easy)
  const layout = layoutOf(585, 380)
  for (const pile of piles) {
    const spot = pileSpot(layout, pile)
    expect(pilesAt(layout, table, spot)[0]).toBe(pile)
    expect(pilesAt(layout, table, { x: spot.x + 20, y: spot.y + 3 })[0]).toBe(pile)
  }
  expect(pilesAt(layout, table, { x: -500, y: 0 })).toEqual([])
})

const pressOf = (key: string) => ({ key, ctrlKey: false, altKey: false, shiftKey: false, metaKey: false })

test('the arrow keys stay on open cards, reach every one of them, and come back', () => {
  fc.assert(
    fc.property(tables, (table) => {
      const reached = new Map<string, FocusPosition>()
      const queue: FocusPosition[] = [topPosition(table, stock)]
      for (let at = queue.pop(); at; at = queue.pop()) {
        const name = `${at.pile} ${at.index}`
        if (reached.has(name)) continue
        reached.set(name, at)
        expect(nearestPosition(table, at)).toEqual(at)
        for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']) {
          const next = nextPosition(table, at, pressOf(key))
          if (next) queue.push(next)
        }
      }
      const open = table.columns.reduce(
        (sum, { cards, hidden }) => sum + Math.max(1, cards.length - hidden),
        0,
      )
      expect(reached.size).toBe(6 + open)
    }),
  )
  const { table } = newGame(numberedSeed(1), easy)
  expect(nextPosition(table, topPosition(table, waste), pressOf('ArrowUp'))).toEqual(
    topPosition(table, waste),
  )
  expect(nextPosition(table, topPosition(table, waste), pressOf('x'))).toBeNull()
})
