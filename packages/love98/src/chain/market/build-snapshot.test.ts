import { expect, test } from 'vitest'
import type { Address } from '@/domain/address'
import type { MarketPool } from '@/domain/market/pool-event'
import type { PoolState } from '@/domain/market/pool-state'
import { buildSnapshot, type Market } from './build-snapshot'

const address = (digit: string): Address => `0x${digit.repeat(40)}`
const hash = `0x${'1'.repeat(64)}` as const
const contracts = { tokens: {}, exchange: { chainId: 1 } } as unknown as Market['contracts']
const state: PoolState = { kind: 'concentrated', sqrtPriceX96: 2n ** 96n, liquidity: 10n ** 18n, tick: 0 }

function poolWith(hooks: Address): MarketPool {
  const side = (symbol: string, digit: string) => ({ symbol, decimals: 18, address: address(digit) })
  const key = { currency0: address('1'), currency1: address('2'), fee: 3_000, tickSpacing: 60, hooks }
  return {
    ...{ name: 'CAT-FISH', id: hash, source: { kind: 'v4', manager: address('3'), key }, baseIsFirst: true },
    ...{ base: side('CAT', '1'), token: side('FISH', '2') },
  }
}

function hooksOf(hooks: Address, known: PoolState | null = state) {
  const pools = [poolWith(hooks)]
  const head = { number: 1n, hash, timestamp: 1 } as never
  const states = new Map([[hash, known]])
  const none = { days: new Map(), supplies: new Map() }
  return buildSnapshot({ contracts, pairs: pools, pools }, { head, states, ...none }).pairs[0]?.hooks
}

test('the contract of a hook is named, and the zero address names no contract', () => {
  expect(hooksOf(address('a'))).toBe(address('a'))
  expect(hooksOf(address('0'))).toBeNull()
  expect(hooksOf(address('a'), null)).toBeNull()
})
