import community from '@community/config'
import { parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { demoRoute, demoSwapRequest, prepared, readBalance, sendCall } from './demo-swaps'

let chains: DemoChains
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())

const me = developmentAccount(0).address

/**
 * Swaps a fiftieth of the balance, or 1 ETH.
 * @returns the simulated gas divided by the gas that was used
 */
async function readShownShare(name: string, side: 'buy' | 'sell'): Promise<number> {
  const route = demoRoute(chains, name, side)
  const amountIn = route.from.isNative
    ? parseEther('1')
    : (await readBalance(chains, route.from.address, me)) / 50n
  const { steps, simulated } = await prepared(chains, await demoSwapRequest(chains, route, me, amountIn))
  let paid = 0n
  for (const { call } of steps) {
    // A person takes longer to confirm than the one second between blocks.
    await chains.client.increaseTime({ seconds: 2 })
    const hash = await sendCall(chains, me, call)
    paid += (await chains.client.getTransactionReceipt({ hash })).gasUsed
  }
  return Number(simulated?.gasUsed) / Number(paid)
}

test.each(community.pairs.map(({ name }) => name))(
  'the estimated gas of a swap matches the gas used, also for the first trade of a pool and right after another one: %s',
  async (name) => {
    for (const side of ['buy', 'buy', 'sell', 'sell'] as const)
      expect(Math.abs((await readShownShare(name, side)) - 1)).toBeLessThan(0.1)
  },
)
