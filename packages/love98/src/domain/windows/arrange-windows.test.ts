import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cascadeWindows, currentArrangement, tileWindows } from './arrange-windows'
import type { Rect } from './geometry'
import { reduceDesktop } from './reduce-desktop'
import { type Desktop, emptyDesktop } from './windows'

const size = { width: 300, height: 200 }
const minimum = { width: 60, height: 40 }
const area = { width: 1200, height: 800 }

function withWindows(count: number, space = area, minima: readonly (typeof size)[] = []): Desktop {
  const empty = reduceDesktop(emptyDesktop, { type: 'areaChanged', area: space })
  return Array.from({ length: count }, (_, index) => `program-${index}`).reduce(
    (desktop, program, index) =>
      reduceDesktop(desktop, {
        type: 'opened',
        request: {
          program,
          argument: null,
          title: program,
          icon: program,
          size,
          minimum: minima[index] ?? minimum,
          maximum: null,
          resizable: true,
          dialog: null,
          single: false,
        },
      }),
    empty,
  )
}

const overlap = (one: Rect, other: Rect) =>
  one.x + one.width > other.x &&
  other.x + other.width > one.x &&
  one.y + one.height > other.y &&
  other.y + other.height > one.y

test.each(['horizontally', 'vertically'] as const)(
  'windows tiled %s keep their minimum size and do not overlap',
  (direction) => {
    const least = fc.record({
      width: fc.integer({ min: 60, max: 300 }),
      height: fc.integer({ min: 40, max: 250 }),
    })
    fc.assert(
      fc.property(fc.array(least, { minLength: 1, maxLength: 9 }), (minima) => {
        const desktop = withWindows(minima.length, { width: 2_700, height: 2_250 }, minima)
        const tiles = rects(reduceDesktop(desktop, tileWindows(desktop, direction)))
        for (const [index, tile] of tiles.entries()) {
          expect(tile.width).toBeGreaterThanOrEqual(minima[index]?.width ?? 0)
          expect(tile.height).toBeGreaterThanOrEqual(minima[index]?.height ?? 0)
          expect(tiles.filter((other) => overlap(tile, other))).toEqual([tile])
        }
      }),
    )
  },
)

test('a window that needs more than its share gets it from the others', () => {
  const desktop = withWindows(3, { width: 900, height: 400 }, [
    { width: 100, height: 203 },
    { width: 100, height: 100 },
    { width: 100, height: 50 },
  ])
  const tiles = rects(reduceDesktop(desktop, tileWindows(desktop, 'horizontally')))
  expect(tiles.map(({ y, height }) => [y, height])).toEqual([
    [0, 203],
    [203, 100],
    [303, 97],
  ])
})

const rects = (desktop: Desktop) => Object.values(desktop.windows).map(({ rect }) => rect)

test.each(['horizontally', 'vertically'] as const)(
  'windows tiled %s cover the work area without overlap',
  (direction) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 800, max: 3_000 }),
        fc.integer({ min: 600, max: 2_000 }),
        (count, width, height) => {
          const desktop = withWindows(count, { width, height })
          const tiles = rects(reduceDesktop(desktop, tileWindows(desktop, direction)))
          const covered = tiles.reduce((sum, tile) => sum + tile.width * tile.height, 0)
          expect(covered).toBe(width * height)
          for (const [index, one] of tiles.entries())
            for (const other of tiles.slice(index + 1)) {
              const apartX = one.x + one.width <= other.x || other.x + other.width <= one.x
              const apartY = one.y + one.height <= other.y || other.y + other.height <= one.y
              expect(apartX || apartY).toBe(true)
            }
        },
      ),
    )
  },
)

test('two windows are tiled side by side or one above the other', () => {
  const desktop = withWindows(2)
  const beside = rects(reduceDesktop(desktop, tileWindows(desktop, 'vertically')))
  expect(beside).toEqual([
    { x: 0, y: 0, width: 600, height: 800 },
    { x: 600, y: 0, width: 600, height: 800 },
  ])
  const above = rects(reduceDesktop(desktop, tileWindows(desktop, 'horizontally')))
  expect(above).toEqual([
    { x: 0, y: 0, width: 1200, height: 400 },
    { x: 0, y: 400, width: 1200, height: 400 },
  ])
})

test('cascaded windows are offset by 22 px each, in their depth order', () => {
  const desktop = withWindows(3)
  const [first, second, third] = rects(reduceDesktop(desktop, cascadeWindows(desktop)))
  if (!first || !second || !third) throw new Error('a window is lost')
  expect([second.x - first.x, second.y - first.y]).toEqual([22, 22])
  expect([third.x - second.x, third.y - second.y]).toEqual([22, 22])
  expect([first.width, first.height]).toEqual([800, 533])
})

test('a minimized window stays minimized, and a maximized one is arranged with the others', () => {
  const start = [
    { type: 'maximized', id: 'program-1-2' },
    { type: 'minimized', id: 'program-0-1' },
  ] as const
  const desktop = start.reduce(reduceDesktop, withWindows(2))
  const tiled = reduceDesktop(desktop, tileWindows(desktop, 'vertically'))
  expect(tiled.windows['program-0-1']).toEqual(desktop.windows['program-0-1'])
  expect(tiled.windows['program-1-2']).toMatchObject({ maximized: false, rect: { x: 0, y: 0, ...area } })
})

test('an arrangement can be undone', () => {
  const desktop = reduceDesktop(withWindows(3), { type: 'maximized', id: 'program-2-3' })
  const before = currentArrangement(desktop)
  const tiled = reduceDesktop(desktop, cascadeWindows(desktop))
  expect(tiled).not.toEqual(desktop)
  expect(reduceDesktop(tiled, before)).toEqual(desktop)
})
