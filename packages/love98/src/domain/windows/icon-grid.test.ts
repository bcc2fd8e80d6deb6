import { expect, test } from 'vitest'
import { arrangeIcons, type Cells, inReadingOrder, lineUpIcons, moveIcons, settleIcons } from './icon-grid'

const at = (column: number, row: number) => ({ column, row })
const grid = { columns: 4, rows: 3 }
const places = (cells: Cells) =>
  new Set(Object.values(cells).map(({ column, row }) => `${column},${row}`)).size

test('icons without a position fill the columns from the top', () => {
  expect(arrangeIcons(['a', 'b', 'c', 'd'], grid)).toEqual({
    a: at(0, 0),
    b: at(0, 1),
    c: at(0, 2),
    d: at(1, 0),
  })
})

test('an icon keeps its stored position, and the others fill the free cells', () => {
  expect(settleIcons(['a', 'b'], { b: at(0, 0) }, grid)).toEqual({ b: at(0, 0), a: at(0, 1) })
})

test('on a smaller desktop an icon moves to the nearest free cell, and back when there is room again', () => {
  const wanted = { a: at(3, 2), b: at(0, 0) }
  expect(settleIcons(['a', 'b'], wanted, { columns: 2, rows: 2 })).toEqual({ a: at(1, 1), b: at(0, 0) })
  expect(settleIcons(['a', 'b'], wanted, grid)).toEqual(wanted)
})

test('two icons stored in one cell get two cells', () => {
  expect(places(settleIcons(['a', 'b'], { a: at(1, 1), b: at(1, 1) }, grid))).toBe(2)
})

test.each([
  [0, 0],
  [1, 1],
  [2, 1],
])('a desktop of %i by %i cells still has a cell for each of forty icons', (columns, rows) => {
  const ids = Array.from({ length: 40 }, (_, index) => `icon-${index}`)
  expect(places(settleIcons(ids, {}, { columns, rows }))).toBe(40)
})

test('icons that are moved together keep their distances', () => {
  const cells = { a: at(0, 0), b: at(0, 1), c: at(3, 2) }
  expect(moveIcons(['a', 'b'], at(1, 1), cells, grid)).toEqual({ a: at(1, 1), b: at(1, 2), c: at(3, 2) })
})

test('an icon dropped on another goes to the nearest free cell, and the other stays', () => {
  const moved = moveIcons(['a'], at(1, 0), { a: at(0, 0), b: at(1, 0) }, grid)
  expect(moved.b).toEqual(at(1, 0))
  expect(places(moved)).toBe(2)
})

test('an icon cannot be moved off the desktop', () => {
  expect(moveIcons(['a'], at(-5, 99), { a: at(1, 1) }, grid)).toEqual({ a: at(0, 2) })
})

test('lining up closes the gaps of each column', () => {
  expect(lineUpIcons({ a: at(0, 2), b: at(0, 0), c: at(2, 1) })).toEqual({
    b: at(0, 0),
    c: at(2, 0),
    a: at(0, 1),
  })
})

test('the reading order goes down the columns', () => {
  expect(inReadingOrder({ a: at(1, 0), b: at(0, 2), c: at(0, 0) })).toEqual(['c', 'b', 'a'])
})

test('after any moves, no two icons share a cell and none is lost', () => {
  const ids = Array.from({ length: 12 }, (_, index) => `icon-${index}`)
  let cells = arrangeIcons(ids, grid)
  for (let step = 0; step < 200; step++) {
    const moved = ids.filter((_, index) => (step * 7 + index * 5) % 3 === 0)
    cells = moveIcons(moved, at(((step * 13) % 9) - 4, ((step * 11) % 7) - 3), cells, grid)
    expect(places(cells)).toBe(12)
  }
})
