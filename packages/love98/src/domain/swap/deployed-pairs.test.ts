import { expect, test } from 'vitest'
import { deployedPairs } from './deployed-pairs'

const pool = { kind: 'v3', fee: 500 } as const
const other = { kind: 'v4', fee: 3_000, tickSpacing: 60, hooks: null } as const

test('the pool of a pair is the one of this deployment, and the one of V2 without an entry', () => {
  const pairs = [
    { name: 'CAT-USDC', icon: 'coin', pool: other },
    { name: 'CAT-ETH', icon: 'coin', pool: other },
    { name: 'constructor', icon: 'coin' },
  ]
  expect(deployedPairs({ pairs: { 'CAT-USDC': { pool } } }, pairs)).toEqual([
    { name: 'CAT-USDC', icon: 'coin', pool },
    { name: 'CAT-ETH', icon: 'coin' },
    { name: 'constructor', icon: 'coin' },
  ])
  expect(deployedPairs({}, pairs.slice(0, 1))).toEqual([{ name: 'CAT-USDC', icon: 'coin' }])
})
