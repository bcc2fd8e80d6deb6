import { expect, test } from 'vitest'
import { cascade, corner } from './geometry'

test('the first window leaves two columns of icons free, and a wide one stays on the screen', () => {
  const minimum = { width: 100, height: 100 }
  const area = { width: 1024, height: 740 }
  const iconCell = 75
  const margin = 3
  expect(cascade(0, { width: 600, height: 400 }, area, minimum).x).toBeGreaterThanOrEqual(
    margin + 2 * iconCell,
  )
  const wide = cascade(0, { width: 1000, height: 400 }, area, minimum)
  expect(wide.x + wide.width).toBeLessThanOrEqual(area.width)
})

test('a cornered dialog is at the lower left corner, and its caption stays on a low screen', () => {
  const minimum = { width: 280, height: 144 }
  const size = { width: 352, height: 144 }
  expect(corner(size, { width: 1024, height: 740 }, minimum)).toEqual({ ...size, x: 8, y: 588 })
  expect(corner(size, { width: 1024, height: 120 }, minimum)).toMatchObject({ y: 0 })
})
