import { expect, test } from 'vitest'

import { isStale, marketStatusText } from './market-status-text'

const block = { number: '21000000', hash: '0x', timestamp: 0 }
const fresh = { snapshot: { block }, readAt: 1_000, failure: null, isLate: false, isOnline: true }
const nothing = { ...fresh, snapshot: null, readAt: null }
const failure = { message: 'The node does not answer.' }
const words = (state: Parameters<typeof marketStatusText>[0]) =>
  marketStatusText(state, 41_000, { ago: (age) => `${age} ms ago` })

test('fresh prices are shown with their block, old ones also with their age', () => {
  expect(words(fresh)).toBe('As of block 21,000,000')
  expect(words({ ...fresh, isLate: true })).toBe('As of block 21,000,000, 40000 ms ago')
})

test('a failure is shown with the age of the prices on screen', () => {
  expect(words({ ...fresh, failure })).toBe(
    'The node does not answer. These prices are as of block 21,000,000, 40000 ms ago.',
  )
  expect(words({ ...fresh, failure, isOnline: false })).toBe(
    'You are offline. These prices are as of block 21,000,000, 40000 ms ago.',
  )
})

test('before the first answer the status names no block', () => {
  expect(words(nothing)).toBe('Reading the prices…')
  expect(words({ ...nothing, failure })).toBe('The node does not answer.')
  expect(words({ ...nothing, failure, isOnline: false })).toBe(
    'You are offline. Prices will be updated when you are back online.',
  )
})

test('prices are stale when they are late, after a failed poll, and offline', () => {
  expect(isStale(fresh)).toBe(false)
  for (const part of [{ isLate: true }, { failure }, { isOnline: false }])
    expect(isStale({ ...fresh, ...part })).toBe(true)
})
