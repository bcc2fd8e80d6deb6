import { expect, test } from 'vitest'

import { isStale, marketWords } from './market-words'

const block = { number: '21000000', hash: '0x', timestamp: 0 }
const fresh = { snapshot: { block }, readAt: 1_000, failure: null, isLate: false, isOnline: true }
const nothing = { ...fresh, snapshot: null, readAt: null }
const failure = { message: 'The node does not answer.' }
const words = (state: Parameters<typeof marketWords>[0]) =>
  marketWords(state, 41_000, { ago: (age) => `${age} ms ago` })

test('fresh prices are told with their block, old ones with their age too', () => {
  expect(words(fresh)).toBe('As of block 21,000,000')
  expect(words({ ...fresh, isLate: true })).toBe('As of block 21,000,000, 40000 ms ago')
})

test('why there are no newer prices is shown with the age of those on screen', () => {
  expect(words({ ...fresh, failure })).toBe(
    'The node does not answer. These prices are as of block 21,000,000, 40000 ms ago.',
  )
  expect(words({ ...fresh, failure, isOnline: false })).toBe(
    'You are offline. These prices are as of block 21,000,000, 40000 ms ago.',
  )
})

test('before the first answer nothing is claimed', () => {
  expect(words(nothing)).toBe('Reading the prices…')
  expect(words({ ...nothing, failure })).toBe('The node does not answer.')
  expect(words({ ...nothing, failure, isOnline: false })).toBe(
    'You are offline. Prices will be updated when you are back online.',
  )
})

test('prices are stale when they are late, when asking failed and without a network', () => {
  expect(isStale(fresh)).toBe(false)
  for (const part of [{ isLate: true }, { failure }, { isOnline: false }])
    expect(isStale({ ...fresh, ...part })).toBe(true)
})
