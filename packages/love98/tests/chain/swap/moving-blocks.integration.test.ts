import { createClient, custom } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareSwap } from '@/chain/swap/prepare-swap'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { demoRoute, demoSwapRequest } from './demo-swaps'

let chains: DemoChains
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())

/**
 * Prepares a swap, with a new block before each of these simulations, counted from 1 without simulations of only the
 * gas.
 */
async function prepareWhile(moving: readonly number[]) {
  const { client } = chains
  let count = 0
  const request = async (asked: { method: string; params?: unknown }) => {
    const isCounted = asked.method === 'eth_simulateV1' && !JSON.stringify(asked).includes('blockOverrides')
    if (isCounted && moving.includes(++count)) await client.mine({ blocks: 1 })
    return client.request(asked as never)
  }
  const own = createClient({ transport: custom({ request }, { retryCount: 0 }) })
  const wish = await demoSwapRequest(
    chains,
    demoRoute(chains, 'CAT-ETH', 'buy'),
    developmentAccount(0).address,
    5n,
  )
  return { swap: await prepareSwap(own, wish), asked: () => count }
}

test('simulations are repeated when a block arrives between them', async () => {
  const { swap, asked } = await prepareWhile([2])
  const block = await chains.client.getBlockNumber({ cacheTime: 0 })
  expect([swap, asked()]).toEqual([expect.objectContaining({ kind: 'ready' }), 6])
  expect(swap).toMatchObject({ simulated: { block } })
})

test('a simulation interrupted by a block each time is unknown', async () => {
  const { swap } = await prepareWhile([2, 5])
  expect(swap).toEqual({ kind: 'unknown', why: 'no-answer' })
})
