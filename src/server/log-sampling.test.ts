import { expect, test } from 'vitest'
import { createSampler } from './log-sampling'

test('of a thousand refusals in ten seconds one is logged, and the next one says how many were not', () => {
  const sample = createSampler()
  const first = Array.from({ length: 1000 }, (_, index) => sample('/api/health', index))
  expect(first.filter(({ isLogged }) => isLogged)).toEqual([{ isLogged: true, skipped: 0 }])
  expect(sample('/api/rpc/[chainId]', 500)).toEqual({ isLogged: true, skipped: 0 })
  expect(sample('/api/health', 10_000)).toEqual({ isLogged: true, skipped: 999 })
  expect(sample('/api/health', 20_000)).toEqual({ isLogged: true, skipped: 0 })
})
