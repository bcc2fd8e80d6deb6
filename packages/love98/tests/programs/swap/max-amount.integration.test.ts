// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createClient, custom, parseEther } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { defaultSwapOptions } from '@/domain/swap/swap-options'
import { SwapForm } from '@/programs/swap/swap-form'
import { WalletContext } from '@/wallet/use-wallet'
import type { Wallet } from '@/wallet/wallet'
import { demoRoute } from '../../chain/swap/demo-swaps'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { waitOptions } from '../../support/event-loop'
import { connectedSender } from '../../wallet/transactions/test-sender'

let chains: DemoChains
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())

const reserves = { in: parseEther('1000'), out: parseEther('1000000') }
const pool = { numerator: reserves.out, denominator: reserves.in, fee: 3_000, reserves }

/** The form of CAT-ETH for an account with 1 ETH, on a node that answers some methods in its own way. */
async function openForm(side: 'buy' | 'sell', answers: Readonly<Record<string, () => unknown>> = {}) {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const { wallet } = await connectedSender(chains)
  const asked: string[] = []
  const request = async (call: { method: string }) => {
    asked.push(call.method)
    return answers[call.method] ? answers[call.method]?.() : chains.client.request(call as never)
  }
  const node = createClient({ chain: chains.client.chain, transport: custom({ request }, { retryCount: 0 }) })
  const value = { ...wallet, client: () => node } as unknown as Wallet
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    box.remove()
  })
  const route = demoRoute(chains, 'CAT-ETH', side)
  const form = createElement(SwapForm, {
    ...{ pair: 'CAT-ETH', direction: side, route, routes: [{ route, pools: [pool], symbols: [] }] },
    ...{ cost: null, block: null, chainName: null },
    ...{
      given: parseEther('1'),
      got: 0n,
      connection: wallet.connection.getState(),
      options: defaultSwapOptions,
    },
    ...{
      isOld: false,
      isReading: false,
      finished: 0,
      onReverse: vi.fn(),
      onOptions: vi.fn(),
      onReview: vi.fn(),
    },
  })
  await act(async () =>
    root.render(
      createElement(
        QueryClientProvider,
        { client: new QueryClient() },
        createElement(WalletContext, { value }, form),
      ),
    ),
  )
  const shows = (words: string) =>
    vi.waitFor(async () => {
      await act(async () => undefined)
      expect(box.textContent).toContain(words)
    }, waitOptions)
  const pressMax = () =>
    act(async () =>
      [...box.querySelectorAll('button')].find(({ textContent }) => textContent === 'Max')?.click(),
    )
  const typed = () => box.querySelector<HTMLInputElement>('input:not([readonly])')?.value
  return { shows, pressMax, typed, asked }
}

test('Max of the coin leaves the fees of two swaps and says so; nothing is read before the press', async () => {
  const { shows, pressMax, typed, asked } = await openForm('buy')
  expect(asked).toEqual([])
  await pressMax()
  await shows('ETH for network fees.')
  expect(asked).toContain('eth_simulateV1')
  const amount = parseEther(typed() ?? '')
  expect(amount).toBeLessThan(parseEther('1'))
  expect(amount).toBeGreaterThan(parseEther('0.9'))
})

test('without a fee from the node, Max of the coin leaves a cautious amount and says so', async () => {
  const fails = () => {
    throw Object.assign(new Error('the method does not exist'), { code: -32_601 })
  }
  const { shows, pressMax, typed } = await openForm('buy', { eth_maxPriorityFeePerGas: fails })
  await pressMax()
  await shows('The network fee could not be read. Leaves 0.01 ETH for it.')
  expect(typed()).toBe('0.99')
})

test('Max of a token is all of it, and asks the node nothing', async () => {
  const { pressMax, typed, asked } = await openForm('sell')
  await pressMax()
  expect(typed()).toBe('1')
  expect(asked).toEqual([])
})
