// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { recentWallets, rememberWallet } from './recent-wallets'

const key = 'love98-recent-wallets'
beforeEach(() => localStorage.clear())

// Proves S9.6
test('the last connected wallet comes first, each wallet once, in a store of version 2', () => {
  for (const id of ['a', 'b', 'a', 'c']) rememberWallet(id)
  expect(recentWallets()).toEqual(['c', 'a', 'b'])
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({ version: 2, ids: ['c', 'a', 'b'] })
})

// Proves S9.6
test.each([
  '',
  '{',
  'null',
  '7',
  '[]',
  '{"version":1,"ids":["a"]}',
  '{"version":2,"ids":7}',
  '{"version":2,"ids":[7,null]}',
])('the stored value %j is ignored', (stored) => {
  localStorage.setItem(key, stored)
  expect(recentWallets()).toEqual([])
})
