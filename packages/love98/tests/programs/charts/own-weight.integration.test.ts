import { expect, test } from 'vitest'
import { ownWeight } from '../own-weight'

/** Bytes of minified code, compressed as the server sends it. */
const limit = 8_000

test('the program Charts weighs at most 8 KB beyond the code of other programs and pages', async () => {
  const { own, weight } = await ownWeight('src/programs/charts/window.tsx')
  expect(own).toContain('src/programs/charts/paint-chart.ts')
  expect(own).toContain('src/domain/charts/chart-shapes.ts')
  expect(weight).toBeGreaterThan(4_000)
  expect(weight).toBeLessThanOrEqual(limit)
})
