import { expect, test } from 'vitest'
import { clockAheadMinutes, isOldQuote, swapDeadline } from './swap-deadline'

const now = 1_700_000_000_000

test('a deadline is counted from now', () => {
  expect(swapDeadline({ blockTime: 1_699_999_990, readAt: now, now, minutes: 20 })).toBe(1_700_001_200n)
})

test('a clock that is an hour behind the chain does not make the swap expire', () => {
  expect(swapDeadline({ blockTime: 1_700_003_600, readAt: now - 5_000, now, minutes: 20 })).toBe(
    1_700_004_805n,
  )
})

test('a clock two days ahead of the chain is detected by its offset, and slightly late blocks are not', () => {
  const days = 2 * 24 * 3_600
  expect(clockAheadMinutes({ blockTime: 1_700_000_000 - days - 5, readAt: now - 5_000, now })).toBe(2_880)
  expect(clockAheadMinutes({ blockTime: 1_700_000_000 - 300, readAt: now, now })).toBe(0)
  expect(clockAheadMinutes({ blockTime: 1_700_000_000 - 301, readAt: now, now })).toBe(5)
  expect(clockAheadMinutes({ blockTime: 1_700_000_000 + days, readAt: now, now })).toBe(0)
})

test('a quote is old after 30 seconds, and if it was never read', () => {
  expect(isOldQuote(now - 30_000, now)).toBe(false)
  expect(isOldQuote(now - 30_001, now)).toBe(true)
  expect(isOldQuote(null, now)).toBe(true)
})
