import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  captionHeight,
  cascade,
  frameWidth,
  keepReachable,
  minVisibleCaption,
  resize,
  restoredUnderPointer,
} from './geometry'
import { edgesAt } from './resize-edges'

const coordinate = fc.integer({ min: -10_000, max: 10_000 })
const length = fc.integer({ min: 60, max: 4_000 })
const area = fc.record({
  width: fc.integer({ min: 200, max: 4_000 }),
  height: fc.integer({ min: 200, max: 3_000 }),
})
const rect = fc.record({ x: coordinate, y: coordinate, width: length, height: length })
const minimum = { width: 100, height: 80 }
const limits = { minimum, maximum: null }

test('at any position at least 40 px of the caption stay inside the area', () => {
  fc.assert(
    fc.property(rect, area, (wanted, size) => {
      const { x, y, width } = keepReachable(wanted, size)
      const visible = Math.min(x + width, size.width) - Math.max(x, 0)
      expect(visible).toBeGreaterThanOrEqual(Math.min(frameWidth + minVisibleCaption, width))
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(size.height - captionHeight)
    }),
  )
})

test('a reachable window is not moved', () => {
  fc.assert(
    fc.property(rect, area, (wanted, size) => {
      const once = keepReachable(wanted, size)
      expect(keepReachable(once, size)).toEqual(once)
    }),
  )
})

test('a window is always placed on whole pixels', () => {
  expect(keepReachable({ x: 10.4, y: 20.6, width: 99.5, height: 80 }, { width: 800, height: 600 })).toEqual({
    x: 10,
    y: 21,
    width: 100,
    height: 80,
  })
})

test('sizing by the right or lower edge keeps the upper left corner where it is', () => {
  fc.assert(
    fc.property(length, length, coordinate, coordinate, (width, height, x, y) => {
      const start = { x: 20, y: 30, width: Math.max(100, width), height: Math.max(80, height) }
      const sized = resize(start, { x: 1, y: 1 }, { x, y }, limits, { width: 4_000, height: 4_000 })
      expect([sized.x, sized.y]).toEqual([20, 30])
      expect(sized.width).toBe(Math.max(100, start.width + x))
      expect(sized.height).toBe(Math.max(80, start.height + y))
    }),
  )
})

test('sizing by the left edge keeps the right edge where it is, down to the minimum', () => {
  const start = { x: 200, y: 100, width: 300, height: 200 }
  const wide = { width: 2_000, height: 2_000 }
  expect(resize(start, { x: -1, y: 0 }, { x: 50, y: 0 }, limits, wide)).toEqual({
    ...start,
    x: 250,
    width: 250,
  })
  expect(resize(start, { x: -1, y: 0 }, { x: 500, y: 0 }, limits, wide)).toEqual({
    ...start,
    x: 400,
    width: 100,
  })
})

const side = fc.constantFrom(-1 as const, 0 as const, 1 as const)

test('sized by any edge, a window stays within its limits and its caption within reach', () => {
  fc.assert(
    fc.property(
      rect,
      side,
      side,
      coordinate,
      coordinate,
      area,
      length,
      (start, x, y, dx, dy, space, more) => {
        const both = { minimum, maximum: { width: minimum.width + more, height: minimum.height + more } }
        const sized = resize(start, { x, y }, { x: dx, y: dy }, both, space)
        if (x !== 0) {
          expect(sized.width).toBeGreaterThanOrEqual(minimum.width)
          expect(sized.width).toBeLessThanOrEqual(both.maximum.width)
        }
        if (y > 0) {
          expect(sized.height).toBeGreaterThanOrEqual(minimum.height)
          expect(sized.height).toBeLessThanOrEqual(both.maximum.height)
        }
        expect(keepReachable(sized, space)).toEqual(sized)
      },
    ),
  )
})

test('a maximized window that is pulled down by its caption stays under the pointer', () => {
  fc.assert(
    fc.property(
      length,
      length,
      area,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (width, height, space, at) => {
        const pointer = { x: at * space.width, y: 9 }
        const pulled = restoredUnderPointer({ x: 50, y: 60, width, height }, pointer, space)
        expect(pulled).toMatchObject({ y: 0, width, height })
        expect(pointer.x).toBeGreaterThanOrEqual(pulled.x - 1)
        expect(pointer.x).toBeLessThanOrEqual(pulled.x + width + 1)
      },
    ),
  )
})

test('sizing by the upper edge never moves the caption above the screen, and the lower edge stays in place', () => {
  const start = { x: 200, y: 50, width: 300, height: 200 }
  const sized = resize(start, { x: 0, y: -1 }, { x: 0, y: -500 }, limits, { width: 2_000, height: 2_000 })
  expect(sized).toEqual({ x: 200, y: 0, width: 300, height: 250 })
})

test('each new window opens a little further right and down, inside the area', () => {
  const size = { width: 1_000, height: 700 }
  const first = cascade(0, { width: 400, height: 300 }, size, minimum)
  const second = cascade(1, { width: 400, height: 300 }, size, minimum)
  expect([second.x - first.x, second.y - first.y]).toEqual([22, 22])
  fc.assert(
    fc.property(fc.nat(200), area, (count, space) => {
      const placed = cascade(count, { width: 400, height: 300 }, space, minimum)
      expect(keepReachable(placed, space)).toEqual(placed)
    }),
  )
})

test('a window larger than the area is shrunk to it, but not below its minimum', () => {
  const small = cascade(0, { width: 900, height: 900 }, { width: 300, height: 250 }, minimum)
  expect([small.width, small.height]).toEqual([292, 242])
  const tiny = cascade(0, { width: 900, height: 900 }, { width: 50, height: 40 }, minimum)
  expect([tiny.width, tiny.height]).toEqual([100, 80])
})

test.each([
  ['upper left corner', { x: 3, y: 5 }, { x: -1, y: -1 }],
  ['upper edge', { x: 150, y: 2 }, { x: 0, y: -1 }],
  ['upper right corner, along the top', { x: 290, y: 2 }, { x: 1, y: -1 }],
  ['right edge', { x: 298, y: 100 }, { x: 1, y: 0 }],
  ['lower right corner', { x: 299, y: 199 }, { x: 1, y: 1 }],
  ['lower edge', { x: 150, y: 197 }, { x: 0, y: 1 }],
  ['lower left corner, along the side', { x: 1, y: 190 }, { x: -1, y: 1 }],
  ['left edge', { x: 4, y: 100 }, { x: -1, y: 0 }],
] as const)('a press on the %s resizes those edges', (_name, point, edges) => {
  expect(edgesAt(point, { width: 300, height: 200 }, 16)).toEqual(edges)
})
