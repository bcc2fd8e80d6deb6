// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { followMarket } from '@/browser/market/market-reading'
import { readPoolReserves } from '@/chain/swap/pool-reserves'
import { transferCall } from '@/chain/swap/swap-calls'
import { batchCode } from '@/demo/batch-account'
import { amountOut } from '@/domain/swap/quote'
import { defaultSwapOptions } from '@/domain/swap/swap-options'
import type { SwapRoute } from '@/domain/swap/swap-route'
import { amountWithSymbol } from '@/programs/swap/form-texts'
import { SwapDialog } from '@/programs/swap/review/swap-dialog'
import { swapOptions } from '@/programs/swap/stored-options'
import { WalletContext } from '@/wallet/use-wallet'
import type { Wallet } from '@/wallet/wallet'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import {
  called,
  demoRoute,
  demoSwapRequest,
  poolOf,
  prepared,
  readBalance,
  sendCall,
} from '../../chain/swap/demo-swaps'
import { createLyingToken, routeBetween } from '../../chain/swap/lying-token'
import { authorizeCode } from '../../support/authorize-code'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { waitOptions } from '../../support/event-loop'
import { first as me } from '../../wallet/test-provider'
import type { SendingProvider } from '../../wallet/transactions/sending-provider'
import { connectedSender } from '../../wallet/transactions/test-sender'
import { demoSnapshot, readMarket } from './demo-market'

const [stranger, owner] = [5, 9].map((index) => developmentAccount(index).address) as [
  `0x${string}`,
  `0x${string}`,
]

let chains: DemoChains
let wallet: Wallet
let provider: SendingProvider
let liar: Awaited<ReturnType<typeof createLyingToken>>
let unfollow: () => void
let state: `0x${string}`
let root: Root
let box: HTMLElement
const realFetch = globalThis.fetch

beforeAll(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
  chains = await startChains()
  liar = await createLyingToken(chains)
  await sendCall(chains, owner, transferCall(liar.token, me, parseEther('1000')))
  const connected = await connectedSender(chains)
  provider = connected.provider
  provider.answers.eth_sendTransaction = ([call]) => provider.send([{ ...Object(call), gas: '0x7a120' }])
  const { exchange, tokens } = chains.deployment
  wallet = Object.assign(connected.wallet, { settings: { ...connected.wallet.settings, exchange, tokens } })
  unfollow = followMarket(null, () => undefined)
}, 60_000)
beforeEach(async () => {
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) =>
    String(address).endsWith('/api/market')
      ? Response.json(await demoSnapshot(chains))
      : realFetch(address, init),
  )
  state = await chains.client.snapshot()
  await chains.client.mine({ blocks: 1 })
  await readMarket(chains)
  box = document.body.appendChild(document.createElement('div'))
  root = createRoot(box)
})
afterEach(async () => {
  root.unmount()
  box.remove()
  await chains.client.revert({ id: state })
})
afterAll(async () => {
  unfollow?.()
  await chains?.stop()
})

/** The amount that a pool pays for an amount now. */
async function paidBy(pool: `0x${string}`, { from, to }: SwapRoute, amountIn: bigint) {
  const block = await chains.client.getBlockNumber({ cacheTime: 0 })
  const path = [from.address, to.address] as const
  const reserves = await readPoolReserves(chains.client, { address: pool, path }, block)
  return amountOut({ amountIn, reserveIn: reserves?.in ?? 0n, reserveOut: reserves?.out ?? 0n })
}

/** The dialog after the press on Swap, where the form promised an amount. */
async function review(route: SwapRoute, amountIn: bigint, promised: bigint) {
  const dialog = createElement(SwapDialog, {
    request: { pair: 'CAT-ETH', route, amountIn, promised, from: me },
    onClose: () => undefined,
  })
  const client = new QueryClient()
  const inWallet = createElement(WalletContext, { value: wallet }, dialog)
  root.render(createElement(QueryClientProvider, { client }, inWallet))
  await shows(/You receive about|This is the approval/)
}

const says = () => document.body.textContent ?? ''
const shows = (text: string | RegExp) =>
  vi.waitFor(() => expect(says()).toEqual(expect.stringMatching(text)), waitOptions)
const submit = () =>
  document.querySelector<HTMLButtonElement>('button[type=submit]') ?? expect.unreachable('no button')
const canPress = (can: boolean) => vi.waitFor(() => expect(submit().disabled).toBe(!can), waitOptions)

function typeWord(word: string) {
  const field = document.querySelector<HTMLInputElement>('input[type=text]') ?? expect.unreachable()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, word)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

test('a pool that moved just before the press is shown with the fall since the form, and confirmed by a word', async () => {
  const route = demoRoute(chains, 'CAT-ETH', 'buy')
  const amountIn = parseEther('0.1')
  const { quoted: promised } = await demoSwapRequest(chains, route, me, amountIn)
  const whale = await demoSwapRequest(chains, route, stranger, parseEther('60'))
  for (const { call } of (await prepared(chains, whale)).steps) await sendCall(chains, stranger, call)
  const { quoted } = await demoSwapRequest(chains, route, me, amountIn)
  expect(quoted).toBeLessThan((promised * 99n) / 100n)

  await review(route, amountIn, promised)
  expect(says()).toContain(
    `The form showed ${amountWithSymbol(promised, route.to)}. The pool now gives ${amountWithSymbol(quoted, route.to)}, `,
  )
  expect(submit().disabled).toBe(true)
  submit().click()
  expect(provider.countOf('eth_sendTransaction')).toBe(0)
  typeWord('confirm')
  await canPress(true)
})

test('the impact is that on the pool of the block that is simulated', async () => {
  const route = demoRoute(chains, 'CAT-ETH', 'buy')
  const wish = await demoSwapRequest(chains, route, me, parseEther('3'))
  const pool = poolOf(route) ?? expect.unreachable()
  // All but a twentieth of the liquidity is taken out at the same price, after the form read the market.
  await chains.client.impersonateAccount({ address: pool })
  await chains.client.setBalance({ address: pool, value: parseEther('1') })
  for (const token of [route.from.address, route.to.address]) {
    const all = await readBalance(chains, token, pool)
    await sendCall(chains, pool, transferCall(token, stranger, all - all / 20n))
  }
  await sendCall(chains, me, called(pool, 'sync()'))
  await review(route, wish.amountIn, wish.quoted)
  const shown = /Price impact([\d.]+)%/.exec(says())?.[1]
  expect(Number(shown)).toBeGreaterThan(5)
  expect(submit().disabled).toBe(true)
})

test('the review of a delegated account names its code, which can be copied', async () => {
  await authorizeCode(chains, developmentAccount(0), batchCode)
  const route = demoRoute(chains, 'CAT-ETH', 'buy')
  const wish = await demoSwapRequest(chains, route, me, parseEther('0.1'))
  await review(route, wish.amountIn, wish.quoted)
  await shows(`This account runs the code of ${batchCode};`)
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
  const copy = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Copy')
  copy?.click()
  expect(written).toHaveBeenCalledWith(batchCode)
})

test('a tax above 10 % is confirmed by a word, and its part of the quote is shown', async () => {
  await liar.beLike('HidesTaxWhereTaken')
  const route = routeBetween(chains, liar.token, chains.deployment.exchange.wrappedNative)
  const amountIn = parseEther('1')
  await sendCall(chains, me, called(liar.token, 'approve(address,uint256)', route.spender, amountIn))
  await review(route, amountIn, await paidBy(liar.coinPool, route, amountIn))
  expect(says()).toContain('X deducts 20% from each transfer.')
  expect(says()).toMatch(/In the simulation, 19\.99% less arrives than the pool's reserves give\./)
  expect(says()).toContain('To swap anyway, type "confirm":')
  expect(submit().disabled).toBe(true)
  typeWord('confirm')
  await canPress(true)
})

/** Buys the token with CAT, and something happens between the agreement and the block. */
async function buyWhile(happens: () => Promise<unknown>) {
  const route = routeBetween(chains, liar.cat, liar.token)
  const amountIn = parseEther('1')
  await sendCall(chains, me, called(liar.cat, 'approve(address,uint256)', route.spender, amountIn))
  await review(route, amountIn, await paidBy(liar.pool, route, amountIn))
  provider.answers.eth_sendTransaction = async ([call]) => {
    await happens()
    return provider.send([{ ...Object(call), gas: '0x7a120' }])
  }
  const before = await readBalance(chains, liar.token, me)
  submit().click()
  await shows(/failed in its block|You received [\d.]+/)
  return { gained: (await readBalance(chains, liar.token, me)) - before, to: route.to }
}

test('a tax that is raised between the review and the block takes nothing, and the window says that it failed', async () => {
  const { gained } = await buyWhile(() => liar.beLike('Taxes'))
  expect(gained).toBe(0n)
  expect(says()).toContain('The transaction failed in its block.')
  expect(says()).toContain('The price moved further than the slippage allows.')
})

test('a receipt shows the gain of the balance, and names the amount that the token reports', async () => {
  swapOptions.choose({ ...swapOptions.getState(), slippageBips: 5_000 })
  onTestFinished(() => swapOptions.choose(defaultSwapOptions))
  const { gained, to } = await buyWhile(() => liar.beLike('HidesTax'))
  expect(gained).toBeGreaterThan(parseEther('0.7'))
  expect(says()).toContain(`You received ${amountWithSymbol(gained, to)}.`)
  expect(says()).toMatch(
    /The contracts report 0\.9969\d+ X, but your balance changed by 0\.797\d+ X in that block\./,
  )
})

test('a clock that is two days ahead is named, as the deadline is two days later', async () => {
  const now = Date.now
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + 2 * 24 * 3_600_000)
  onTestFinished(() => clock.mockRestore())
  await chains.client.mine({ blocks: 1 })
  await readMarket(chains)
  const route = demoRoute(chains, 'CAT-ETH', 'buy')
  const { amountIn, quoted } = await demoSwapRequest(chains, route, me, parseEther('0.1'))
  await review(route, amountIn, quoted)
  expect(says()).toMatch(/The clock of this device is 28[78]\d minutes ahead of the newest block\./)
})
