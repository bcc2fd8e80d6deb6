import { describe, expect, test } from 'vitest'
import { densities } from './density'
import { dotSize, fitFixedLetters, fitLetters, fixedDots, screenRatios, textSizes } from './letter-fit'

const every = screenRatios.flatMap((ratio) => densities.map((density) => [ratio, density] as const))

describe('fitLetters', () => {
  test.each(every)(
    'at ratio %d and size %s each dot is a whole number of device pixels',
    (ratio, density) => {
      const fit = fitLetters(textSizes[density], ratio)
      expect(fit).not.toBeNull()
      if (!fit) return
      expect(Number.isInteger(fit.scale) && fit.scale > 0).toBe(true)
      expect(fit.size * ratio).toBeCloseTo(fit.cut.dots * fit.scale, 9)
      // The height of a capital, CSS pixels, against that of the layout.
      const height = (fit.cut.capital * fit.scale) / ratio / ((textSizes[density] * 9) / 11)
      expect(height).toBeGreaterThan(0.84)
      expect(height).toBeLessThan(1.16)
      expect(fit.line % 2).toBe(0)
      expect(fit.line).toBeGreaterThanOrEqual(fit.size)
    },
  )

  // Proves S10.19
  test.each(screenRatios)('at ratio %d a larger size never has smaller letters', (ratio) => {
    const heights = densities.map((density) => {
      const fit = fitLetters(textSizes[density], ratio)
      return fit ? fit.cut.capital * fit.scale : 0
    })
    expect(heights).toEqual([...heights].sort((one, other) => one - other))
  })

  test.each([
    [11, 1, 11, 11],
    [11, 1.25, 16, 12.8],
    [11, 1.5, 16, 10.67],
    [11, 2, 11, 11],
    [11, 2.625, 16, 12.19],
    [11, 3, 11, 11],
    [13, 1, 16, 16],
    [13, 1.5, 11, 14.67],
    [13, 2, 16, 16],
    [13, 2.625, 11, 12.57],
    [13, 3, 11, 14.67],
    [16, 1, 16, 16],
    [16, 1.25, 11, 17.6],
    [16, 3, 11, 14.67],
  ])('%d px at ratio %d is the cut of %d dots at %d px', (asked, ratio, dots, size) => {
    const fit = fitLetters(asked, ratio)
    expect(fit?.cut.dots).toBe(dots)
    expect(fit?.size).toBeCloseTo(size, 2)
  })

  test.each([0.5, 0.67])('a page zoomed out to %d has no letters of whole dots', (ratio) => {
    expect(fitLetters(11, ratio)).toBeNull()
  })
})

describe('fitFixedLetters', () => {
  test.each(screenRatios)('at ratio %d a cell is a whole number of device pixels, and legible', (ratio) => {
    const size = fitFixedLetters(ratio)
    expect(size).not.toBeNull()
    if (size === null) return
    expect((size * ratio) % fixedDots).toBeCloseTo(0, 9)
    expect(size).toBeGreaterThanOrEqual(10)
    expect(size).toBeLessThanOrEqual(20)
  })

  test('a ratio without a legible size has none', () => {
    expect(fitFixedLetters(0.5)).toBeNull()
    expect(fitFixedLetters(0.75)).toBeNull()
  })
})

test.each([
  [1, 1],
  [1.25, 1],
  [1.5, 2],
  [1.75, 2],
  [2, 2],
  [2.625, 3],
  [3, 3],
  [0.5, 1],
])('at ratio %d a dot of a glyph is %d device pixels', (ratio, pixels) => {
  const layoutUnits = dotSize(ratio) * ratio * 64
  expect(Math.floor(layoutUnits) / 64).toBe(pixels)
  // The longest row of a glyph has seven dots.
  expect(Math.floor(7 * layoutUnits) / 64).toBe(7 * pixels)
})
