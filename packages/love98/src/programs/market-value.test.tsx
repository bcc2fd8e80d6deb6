// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { MarketPair } from '@/domain/market/snapshot'
import { MarketValueText } from './market-value'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

const cat = 10n ** 18n
const pair: MarketPair = {
  ...{ name: 'ETH-USDC', decimals: { base: 18, token: 6 }, reserves: null, depth: null, day: null },
  ...{ price: { numerator: '2500', denominator: '1' }, supply: null },
}
const own: MarketPair = {
  ...{ ...pair, name: 'CAT-ETH', decimals: { base: 18, token: 18 } },
  ...{ price: { numerator: '1', denominator: '4' } },
  supply: { circulating: String(8_000n * cat), block: '21000000' },
}

let root: ReturnType<typeof createRoot>
beforeEach(() => {
  root = createRoot(document.body)
})
afterEach(() => act(async () => root.unmount()))

const draw = async (pairs: readonly MarketPair[]) => {
  await act(async () => root.render(<MarketValueText pairs={pairs} />))
  return document.body.textContent
}

test('the value of the first asset with a known supply is shown with its block', async () => {
  expect(await draw([pair, own])).toBe(
    'Market value of CAT: 2,000 ETH ($5m), by its contract, as of block 21,000,000',
  )
})

test('nothing is shown while the supply or the price is unknown', async () => {
  expect(await draw([pair])).toBe('')
  expect(await draw([{ ...own, price: null }])).toBe('')
  expect(await draw([])).toBe('')
})
