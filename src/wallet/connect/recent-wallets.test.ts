// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { recentWallets, rememberWallet } from './recent-wallets'

const key = 'love98-recent-wallets'
beforeEach(() => localStorage.clear())

test('[S9.6] the wallet that was connected last comes first, each once, in a store of version 2', () => {
  for (const id of ['a', 'b', 'a', 'c']) rememberWallet(id)
  expect(recentWallets()).toEqual(['c', 'a', 'b'])
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({ version: 2, ids: ['c', 'a', 'b'] })
})

test.each([
  '',
  '{',
  'null',
  '7',
  '[]',
  '{"version":1,"ids":["a"]}',
  '{"version":2,"ids":7}',
  '{"version":2,"ids":[7,null]}',
])('[S9.6] %j in the storage is ignored', (stored) => {
  localStorage.setItem(key, stored)
  expect(recentWallets()).toEqual([])
})
