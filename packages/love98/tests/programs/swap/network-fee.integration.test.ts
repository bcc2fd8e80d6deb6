// @vitest-environment happy-dom
import { parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { reviewFacts } from '@/programs/swap/review/review-texts'
import { createSwapFlow } from '@/programs/swap/review/swap-flow'
import { swapPorts } from '@/programs/swap/review/swap-ports'
import type { SwapRequest } from '@/programs/swap/swap-request'
import { swapReview } from '@/texts/swap-review'
import type { Wallet } from '@/wallet/wallet'
import { demoRoute, demoSwapRequest, readBalance } from '../../chain/swap/demo-swaps'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { waitOptions } from '../../support/event-loop'
import { first as me } from '../../wallet/test-provider'
import { connectedSender } from '../../wallet/transactions/test-sender'
import { followDemoMarket, readMarket } from './demo-market'

let chains: DemoChains
let wallet: Wallet
let unfollow: () => void

beforeAll(async () => {
  chains = await startChains()
  const connected = await connectedSender(chains)
  const { provider } = connected
  provider.answers.eth_sendTransaction = ([call]) => provider.send([{ ...Object(call), gas: '0x7a120' }])
  const { exchange, tokens } = chains.deployment
  wallet = Object.assign(connected.wallet, { settings: { ...connected.wallet.settings, exchange, tokens } })
})
beforeEach(() => {
  unfollow = followDemoMarket(chains)
})
afterEach(() => unfollow())
afterAll(() => chains?.stop())

/** Swaps in the window. Returns the fee in the words of the last review, and the one that the receipt charges, both in ETH. */
async function swapOnce(direction: 'buy' | 'sell', share: bigint) {
  await readMarket(chains)
  const route = demoRoute(chains, 'CAT-ETH', direction)
  const amountIn = route.from.isNative
    ? parseEther('1') / share
    : (await readBalance(chains, route.from.address, me)) / (100n * share)
  const promised = (await demoSwapRequest(chains, route, me, amountIn)).quoted
  const swap: SwapRequest = { pair: 'CAT-ETH', route, amountIn, promised, from: me }
  const session = createSwapFlow(swapPorts(wallet, swap))
  const comesTo = (phase: string) =>
    vi.waitFor(() => expect(session.state.getState()).toMatchObject({ phase }), waitOptions)
  void session.start()
  await comesTo('review')
  if (route.spender) {
    await session.press()
    await comesTo('review')
  }
  const state = session.state.getState()
  if (state.phase !== 'review') return expect.unreachable()
  const { offer } = state.review
  const facts = reviewFacts({ kind: 'swap', swap, offer, coin: { symbol: 'ETH', decimals: 18 } })
  const words = facts.find(([name]) => name === swapReview.cost)?.[1]
  await session.press()
  await comesTo('arrived')
  const end = session.state.getState()
  session.close()
  if (end.phase !== 'arrived') return expect.unreachable()
  const { gasUsed, effectiveGasPrice } = await chains.client.getTransactionReceipt({ hash: end.hash })
  const shown = Number(/^about ([\d.]+) ETH\b/.exec(String(words))?.[1])
  return { shown, paid: Number(gasUsed * effectiveGasPrice) / 1e18 }
}

// Proves S10.16
test.each(['buy', 'sell'] as const)(
  'the network fee that a review of a %s shows is within a tenth of what is paid',
  async (direction) => {
    // A pool writes two more words at its first trades, which cost more gas than in the simulation.
    await swapOnce(direction, 1n)
    // A pool writes its oracle at the first trade of a second: the simulation must not be in the second of the last trade.
    await chains.client.mine({ blocks: 1, interval: 2 })
    const { shown, paid } = await swapOnce(direction, 2n)
    expect(paid).toBeGreaterThan(0)
    expect(Math.abs(shown / paid - 1)).toBeLessThan(0.1)
  },
)
