import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sparkLine } from './spark-line'

/** The runs of a path: column, first and last row. */
const runs = (path: string) =>
  [...path.matchAll(/M(\d+) (\d+)h1v(\d+)h-1z/g)].map(([, x, y, height]) => ({
    x: Number(x),
    top: Number(y),
    bottom: Number(y) + Number(height) - 1,
  }))

test('the line covers every column without a break, within its height, and touches top and bottom', () => {
  const closes = fc.array(fc.double({ min: 1e-12, max: 1e12, noNaN: true }), { minLength: 2, maxLength: 300 })
  fc.assert(
    fc.property(
      closes,
      fc.integer({ min: 60, max: 120 }),
      fc.integer({ min: 2, max: 40 }),
      (given, width, height) => {
        const path = sparkLine(given, width, height)
        const drawn = runs(path)
        expect(drawn.map(({ x }) => x)).toEqual(Array.from({ length: width }, (_, x) => x))
        const isWrong = ({ top, bottom }: (typeof drawn)[number], index: number) => {
          const before = drawn[index - 1]
          const isApart = before && (top > before.bottom + 1 || bottom < before.top - 1)
          return isApart || top < 0 || bottom >= height || top > bottom
        }
        expect(drawn.filter(isWrong)).toEqual([])
        if (given.length <= width && new Set(given).size > 1)
          expect([
            Math.min(...drawn.map(({ top }) => top)),
            Math.max(...drawn.map(({ bottom }) => bottom)),
          ]).toEqual([0, height - 1])
      },
    ),
  )
})

test('a constant price is a line in the middle, and one price gives no line', () => {
  expect(new Set(runs(sparkLine([5, 5, 5], 8, 15)).map(({ top, bottom }) => `${top} ${bottom}`))).toEqual(
    new Set(['7 7']),
  )
  expect(sparkLine([5], 8, 15)).toBe('')
  expect(sparkLine([], 8, 15)).toBe('')
})
