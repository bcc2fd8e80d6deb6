// @vitest-environment happy-dom
import { type Hex, numberToHex, parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { currentStep } from '@/programs/swap/review/review-texts'
import { createSwapFlow } from '@/programs/swap/review/swap-flow'
import { swapPorts } from '@/programs/swap/review/swap-ports'
import type { SwapRequest } from '@/programs/swap/swap-request'

import { transactionsOf } from '@/wallet/transactions/shared-transaction-store'
import type { Wallet } from '@/wallet/wallet'
import { called, demoRoute, demoSwapRequest, readBalance, sendCall } from '../../chain/swap/demo-swaps'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { waitOptions } from '../../support/event-loop'
import { receiptOf } from '../../support/receipt-of'
import { first as me } from '../../wallet/test-provider'
import { type SendingProvider, walletError } from '../../wallet/transactions/sending-provider'
import { connectedSender, trackedBy } from '../../wallet/transactions/test-sender'
import { followDemoMarket, readMarket } from './demo-market'

let chains: DemoChains
let wallet: Wallet
let provider: SendingProvider
let unfollow: () => void
/** The transactions of the last batch. */
let sent: Hex[] = []

beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())
beforeEach(async () => {
  const connected = await connectedSender(chains)
  const { exchange, tokens } = chains.deployment
  provider = connected.provider
  wallet = Object.assign(connected.wallet, { settings: { ...connected.wallet.settings, exchange, tokens } })
  unfollow = followDemoMarket(chains)
  provider.answers.wallet_getCapabilities = () => ({ '0x7a69': { atomic: { status: 'supported' } } })
  // The wallet does the calls as it was asked to.
  provider.answers.wallet_sendCalls = async ([batch]) => {
    const { calls } = Object(batch)
    sent = []
    for (const call of calls) {
      const hash = (await provider.send([{ from: me, ...call, gas: numberToHex(500_000) }])) as Hex
      await receiptOf(chains.client, hash)
      sent.push(hash)
    }
    return { id: 'batch 1' }
  }
})
afterEach(() => unfollow())

const amountIn = parseEther('7')
const cat = () => chains.deployment.tokens.CAT?.address ?? expect.unreachable()

/** A window of the swap of 7 CAT, at its review. */
async function opened() {
  await readMarket(chains)
  const route = demoRoute(chains, 'CAT-ETH', 'sell')
  const promised = (await demoSwapRequest(chains, route, me, amountIn)).quoted
  const swap: SwapRequest = { pair: 'CAT-ETH', route, amountIn, promised, from: me }
  const session = createSwapFlow(swapPorts(wallet, swap))
  await session.start()
  await vi.waitFor(() => expect(session.state.getState()).toMatchObject({ phase: 'review' }), waitOptions)
  return session
}

test.each([
  ['waits for its block', () => ({ status: 100 })],
  ...[4200, -32_601, 4100, 5700, 5730, -32_603].map(
    (code) =>
      [
        `answers ${code} for its status`,
        () => {
          throw walletError(code)
        },
      ] as const,
  ),
] as const)('7 CAT are sold once though the window is closed while the batch %s', async (_, status) => {
  const before = await readBalance(chains, cat(), me)
  provider.answers.wallet_getCallsStatus = status
  const session = await opened()
  const pressed = session.press()
  await vi.waitFor(() => expect(provider.countOf('wallet_getCallsStatus')).toBeGreaterThan(0), waitOptions)
  session.close()
  await pressed
  expect(before - (await readBalance(chains, cat(), me))).toBe(amountIn)

  // The batch spent its own permission, so that the next window offers the same again.
  const again = await opened()
  await again.press()
  await vi.waitFor(
    () => expect(again.state.getState()).toMatchObject({ phase: 'review', note: { kind: 'repeated' } }),
    waitOptions,
  )
  again.close()
  expect(before - (await readBalance(chains, cat(), me))).toBe(amountIn)
  expect(provider.countOf('wallet_sendCalls')).toBe(1)
  expect(provider.countOf('eth_sendTransaction')).toBe(0)
  expect(trackedBy(wallet)).toMatchObject([{ status: 'pending', unnamed: 'batch', batchId: 'batch 1' }])
})

test('a window that waits for a batch ends its wait when the visitor removes the batch from the list', async () => {
  provider.answers.wallet_getCallsStatus = () => ({ status: 100 })
  const session = await opened()
  const pressed = session.press()
  await vi.waitFor(() => expect(session.state.getState().phase).toBe('mining'), waitOptions)
  const [{ hash } = expect.unreachable()] = trackedBy(wallet)
  transactionsOf(wallet).dismiss({ address: me, chainId: 31_337 }, hash)
  await pressed
  expect(session.state.getState()).toMatchObject({ phase: 'ended', hash: null, outcome: { isRemoved: true } })
})

test('a permission that was given elsewhere is in neither the words nor the prompt', async () => {
  const session = await opened()
  const review = () => {
    const state = session.state.getState()
    return state.phase === 'review' ? state : expect.unreachable(state.phase)
  }
  expect(currentStep(review().review).kind).toBe('together')
  const { spender } = demoRoute(chains, 'CAT-ETH', 'sell')
  await sendCall(chains, me, called(cat(), 'approve(address,uint256)', spender, amountIn))
  await session.press()
  expect(review().note).toEqual({ kind: 'other-steps' })
  expect(currentStep(review().review)).toEqual({ kind: 'swap', step: 1, count: 1 })

  // It is taken back again: both are one prompt as before.
  await sendCall(chains, me, called(cat(), 'approve(address,uint256)', spender, 0n))
  await session.press()
  expect(review().note).toEqual({ kind: 'other-steps' })
  expect(currentStep(review().review).kind).toBe('together')

  await sendCall(chains, me, called(cat(), 'approve(address,uint256)', spender, amountIn))
  await session.press()
  provider.answers.eth_sendTransaction = ([call]) => provider.send([{ ...Object(call), gas: '0x7a120' }])
  await session.press()
  expect(session.state.getState()).toMatchObject({ phase: 'arrived' })
  expect(provider.countOf('wallet_sendCalls')).toBe(0)
  session.close()
})

test('a window that stays open shows the swap when the wallet names its transaction', async () => {
  let isMined = false
  provider.answers.wallet_getCallsStatus = () =>
    isMined
      ? { status: 200, receipts: sent.map((transactionHash) => ({ transactionHash })) }
      : { status: 100 }
  const session = await opened()
  const pressed = session.press()
  await vi.waitFor(
    () => expect(session.state.getState()).toMatchObject({ phase: 'mining', hash: null }),
    waitOptions,
  )
  isMined = true
  await pressed
  expect(session.state.getState()).toMatchObject({
    phase: 'arrived',
    hash: sent.at(-1),
    moved: { sent: { amount: amountIn } },
  })
  session.close()
})

test('a batch for which the wallet names an unrelated transaction does not end with “You received 0 ETH”', async () => {
  const other = await chains.client.sendTransaction({
    account: (await chains.client.getAddresses())[8] ?? me,
    to: me,
    value: 1n,
    chain: null,
  })
  provider.answers.wallet_sendCalls = () => ({ id: 'batch 2' })
  provider.answers.wallet_getCallsStatus = () => ({ status: 200, receipts: [{ transactionHash: other }] })
  const session = await opened()
  await session.press()
  expect(session.state.getState()).toMatchObject({ phase: 'ended', outcome: { differs: true } })
  session.close()
})
