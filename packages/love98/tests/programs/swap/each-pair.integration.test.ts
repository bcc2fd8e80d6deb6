// @vitest-environment happy-dom

import community from '@community/config'
import { parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSwapFlow } from '@/programs/swap/review/swap-flow'
import { swapPorts } from '@/programs/swap/review/swap-ports'
import type { SwapRequest } from '@/programs/swap/swap-request'
import type { Wallet } from '@/wallet/wallet'
import { demoRoute, demoSwapRequest, readBalance } from '../../chain/swap/demo-swaps'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { waitOptions } from '../../support/event-loop'
import { first as me } from '../../wallet/test-provider'
import type { SendingProvider } from '../../wallet/transactions/sending-provider'
import { connectedSender, trackedBy } from '../../wallet/transactions/test-sender'
import { followDemoMarket, readMarket } from './demo-market'

let chains: DemoChains
let wallet: Wallet
let provider: SendingProvider
let unfollow: () => void

beforeAll(async () => {
  chains = await startChains()
  const connected = await connectedSender(chains)
  provider = connected.provider
  // A gas estimate of the newest block may be too low in the next block, so a fixed limit is used.
  provider.answers.eth_sendTransaction = ([call]) => provider.send([{ ...Object(call), gas: '0x7a120' }])
  const { exchange, tokens } = chains.deployment
  wallet = Object.assign(connected.wallet, { settings: { ...connected.wallet.settings, exchange, tokens } })
})
beforeEach(() => {
  unfollow = followDemoMarket(chains)
})
afterEach(() => unfollow())
afterAll(() => chains?.stop())

describe.each(community.pairs.map(({ name }) => name))('%s', (name) => {
  test.each(['buy', 'sell'] as const)('a %s in the window comes to what it showed', async (direction) => {
    await readMarket(chains)
    const route = demoRoute(chains, name, direction)
    const assetOf = ({ isNative, address }: typeof route.from) => (isNative ? 'ETH' : address)
    const amountIn = route.from.isNative
      ? parseEther('1')
      : (await readBalance(chains, route.from.address, me)) / 100n
    const promised = (await demoSwapRequest(chains, route, me, amountIn)).quoted
    const swap: SwapRequest = { pair: name, route, amountIn, promised, from: me }
    const session = createSwapFlow(swapPorts(wallet, swap))
    const comesTo = (phase: string) =>
      vi.waitFor(() => expect(session.state.getState()).toMatchObject({ phase }), waitOptions)
    const before = await readBalance(chains, assetOf(route.to), me)
    const asked = provider.countOf('eth_sendTransaction')

    void session.start()
    await comesTo('review')
    if (route.spender) {
      expect(session.state.getState()).toMatchObject({
        review: { offer: { prepared: { steps: [{ kind: 'approval' }, {}] } } },
      })
      await session.press()
      await comesTo('review')
    }
    const shown = session.state.getState()
    if (shown.phase !== 'review') return expect.unreachable()
    await session.press()
    await comesTo('arrived')
    const end = session.state.getState()
    if (end.phase !== 'arrived' || !end.moved) return expect.unreachable()
    expect(end.moved.sent.amount).toBe(amountIn)
    expect(end.moved.arrived.amount).toBe(shown.review.offer.prepared.simulated?.arrives)
    expect(end.moved.arrived.amount).toBeGreaterThanOrEqual(shown.review.offer.prepared.minimum)
    // Only the gas price is compared: a pool that trades for the first time writes two more words in the next block, so
    // it uses more gas than the simulation.
    const { effectiveGasPrice } = await chains.client.getTransactionReceipt({ hash: end.hash })
    const estimatedPrice =
      Number(shown.review.offer.fee) / Number(shown.review.offer.prepared.simulated?.gasUsed)
    expect(Math.abs(estimatedPrice / Number(effectiveGasPrice) - 1)).toBeLessThan(0.1)
    if (!route.to.isNative)
      expect((await readBalance(chains, assetOf(route.to), me)) - before).toBe(end.moved.arrived.amount)
    expect(provider.countOf('eth_sendTransaction') - asked).toBe(route.spender ? 2 : 1)
    expect(trackedBy(wallet)[0]?.description).toMatch(/^Swap [\d.,]+ \w+ for at least [\d.,]+ \w+$/)
    session.close()
  })
})
