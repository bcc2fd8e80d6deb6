// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { numberToHex, parseAbi, parseEther } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { followMarket, marketReading } from '@/browser/market/market-reading'
import { deployedPools } from '@/chain/market/market-pools'
import { createDesktopStore } from '@/desktop/desktop-store'
import { CommunityContext } from '@/desktop/use-community'
import { DesktopContext } from '@/desktop/use-desktop'
import { settingsOfPair } from '@/domain/community/chain-settings'
import type { Settings } from '@/domain/community/deployment-settings'
import { mainExchangeOf } from '@/domain/community/main-exchange'
import { swapRoutes } from '@/domain/swap/swap-route'
import { emptyDesktop } from '@/domain/windows/windows'
import Holdings from '@/programs/holdings/wallet-window'
import { createSwapFlow } from '@/programs/swap/review/swap-flow'
import { swapPorts } from '@/programs/swap/review/swap-ports'
import SwapTokens from '@/programs/swap/wallet-window'
import { WalletContext } from '@/wallet/use-wallet'
import type { Wallet } from '@/wallet/wallet'
import { waitOptions } from '../../support/event-loop'
import { type ExchangeChain, startExchangeChain } from '../../support/exchange-chain'
import { first as me } from '../../wallet/test-provider'
import { testSettings } from '../../wallet/test-settings'
import type { SendingProvider } from '../../wallet/transactions/sending-provider'
import { connectedSender } from '../../wallet/transactions/test-sender'
import { desktopCommunity } from '../links/some-community'

// The contracts have the same addresses on both chains, so that a mistaken chain would find some.
let [here, there]: ExchangeChain[] = []
let wallet: Wallet
let provider: SendingProvider
let settings: Settings
const unit = parseEther('1')
/** The reserves of DOG-ETH, on the other chain alone. */
const reserves = { base: 1_000n * unit, token: 500n * unit }
const pairs = ['CAT-ETH', 'DOG-ETH'].map((name) => ({ name, icon: 'swap' }))

beforeAll(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
  here = await startExchangeChain({ chainId: 31_337 })
  there = await startExchangeChain({ chainId: 31_338 })
  const { tokens, wrappedNative, venues } = there
  expect(here).toMatchObject({ tokens, wrappedNative })
  const sides = [
    { address: tokens.CAT, amount: reserves.base },
    { address: wrappedNative, amount: reserves.token },
  ] as const
  await there.addLiquidity(await there.createPool({ kind: 'v2' }, sides), sides)
  const chains = testSettings.chains.map((chain) => ({ ...chain, wrappedNative })) as never
  const exchange = mainExchangeOf({ venues: here.venues, chains })
  const token = { name: 'Token', decimals: 18, address: tokens.CAT }
  settings = {
    ...testSettings,
    tokens: { CAT: token, DOG: { ...token, chainId: 31_338 } },
    exchange,
    otherExchanges: [{ ...mainExchangeOf({ venues, chains }), chainId: 31_338 }],
  }
  const connected = await connectedSender({ client: there.client } as never)
  provider = connected.provider
  provider.answers.eth_sendTransaction = ([call]) => provider.send([{ ...Object(call), gas: '0x7a120' }])
  const client = (id: number) => (id === 31_338 ? there : here)?.client
  wallet = Object.assign(connected.wallet, { settings, client })
  await switchTo(31_338)
}, 120_000)
beforeEach(() => {
  vi.stubGlobal('fetch', answerMarket(globalThis.fetch))
})
afterAll(async () => {
  await Promise.all([here?.stop(), there?.stop()])
})

/** The server, whose main chain is down. */
function answerMarket(realFetch: typeof fetch) {
  return async (address: string, init?: RequestInit) => {
    if (address === '/api/market') return Response.json({ code: 'node-unavailable' }, { status: 503 })
    if (address !== '/api/market?chain=31338') return realFetch(address, init)
    const { number, hash, timestamp } = await (there ?? expect.unreachable()).client.getBlock()
    const pair = {
      ...{ name: 'DOG-ETH', decimals: { base: 18, token: 18 }, depth: '1', day: null, supply: null },
      reserves: { base: String(reserves.base), token: String(reserves.token) },
      price: { numerator: '1', denominator: '2' },
    }
    const block = { number: String(number), hash, timestamp: Number(timestamp) }
    return Response.json({ chainId: 31_338, block, pairs: [pair] })
  }
}

async function switchTo(chainId: number) {
  provider.knownChains = [31_337, 31_338]
  await provider.request({
    method: 'wallet_switchEthereumChain',
    params: [{ chainId: numberToHex(chainId) }],
  })
  await vi.waitFor(() => expect(wallet.connection.getState()).toMatchObject({ chainId }), waitOptions)
}

/** Draws a window as the desktop does. */
function show(window: typeof SwapTokens, argument: string | null) {
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  onTestFinished(() => {
    root.unmount()
    box.remove()
  })
  const nothing = () => undefined
  const props = {
    ...{ windowId: 'w', argument, minimized: false, active: true, setArgument: nothing, setTitle: nothing },
    ...{ close: nothing, guardClose: () => nothing, askForAttention: nothing },
  }
  const store = createDesktopStore(emptyDesktop)
  const community = { ...desktopCommunity, pairs }
  const tree = createElement(WalletContext, { value: wallet }, createElement(window, props))
  root.render(
    createElement(
      QueryClientProvider,
      { client: new QueryClient({ defaultOptions: { queries: { retry: 0 } } }) },
      createElement(
        CommunityContext,
        { value: community },
        createElement(DesktopContext, { value: store }, tree),
      ),
    ),
  )
  return box
}

test('ETH is swapped on the chain of the pair while the main chain is down', async () => {
  const { client, tokens } = there ?? expect.unreachable()
  const unfollow = [null, 31_338].map((chain) => followMarket(chain, () => undefined))
  onTestFinished(() => {
    for (const end of unfollow) end()
  })
  await vi.waitFor(() => expect(marketReading(31_338).snapshot).not.toBeNull(), waitOptions)
  expect(marketReading(null)).toMatchObject({ snapshot: null, failure: { code: 'node-unavailable' } })
  const view = settingsOfPair(settings, 'DOG-ETH')
  const [route = expect.unreachable()] = swapRoutes(view, deployedPools(view, pairs), 'DOG-ETH', 'buy')
  expect(route).toMatchObject({ chainId: 31_338, from: { symbol: 'ETH' }, to: { symbol: 'DOG' } })

  const heldOn = (chain: ExchangeChain | undefined) =>
    (chain ?? expect.unreachable()).client.readContract({
      ...{ address: tokens.CAT, abi: parseAbi(['function balanceOf(address) view returns (uint256)']) },
      ...{ functionName: 'balanceOf', args: [me] },
    })
  const before = [await heldOn(here), await heldOn(there), await here?.client.getBlockNumber()]
  const promised = (reserves.base * unit * 997n) / (reserves.token * 1_000n + unit * 997n)
  const swap = { pair: 'DOG-ETH', route, amountIn: unit, promised, from: me, chainName: 'Second Chain' }
  const session = createSwapFlow(swapPorts(wallet, swap))
  await session.start()
  await vi.waitFor(() => expect(session.state.getState()).toMatchObject({ phase: 'review' }), waitOptions)
  await session.press()
  expect(session.state.getState()).toMatchObject({
    phase: 'arrived',
    moved: { arrived: { amount: promised } },
  })
  session.close()
  expect([await heldOn(here), await heldOn(there), await here?.client.getBlockNumber()]).toEqual([
    ...[before[0], BigInt(before[1] ?? 0n) + promised, before[2]],
  ])
  expect(await client.getChainId()).toBe(31_338)
}, 60_000)

test('the window names the chain of the pair, and asks for a switch on another chain', async () => {
  const box = show(SwapTokens, 'DOG-ETH')
  const rows = () =>
    [...box.querySelectorAll('dt')].map((name) => [name.textContent, name.nextSibling?.textContent])
  await vi.waitFor(() => {
    expect(rows()).toContainEqual(['Network', 'Second Chain'])
    expect(box.textContent).toMatch(/Second Chain: As of block \d+/)
    expect(box.textContent).toContain('1 DOG = 0.5 ETH')
    expect(box.textContent).toMatch(/Balance: [\d.,k]+ ETH/)
    expect(box.querySelector('[type="submit"]')?.textContent).toBe('Swap…')
  }, waitOptions)
  await switchTo(31_337)
  await vi.waitFor(() => {
    expect(box.querySelector('[type="submit"]')?.textContent).toBe('Switch Network…')
    expect(box.textContent).not.toMatch(/Balance: [\d.,k]+ ETH/)
  }, waitOptions)
  await switchTo(31_338)
})

test('My Tokens lists the tokens of the connected chain, with the prices of its pools', async () => {
  const box = show(Holdings, null)
  const rows = () =>
    [...box.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    )
  await vi.waitFor(() => {
    expect(rows().map(([symbol]) => symbol)).toEqual(['ETH', 'DOG'])
    expect(box.textContent).toMatch(/Second Chain: As of block \d+/)
    expect(rows()[1]?.[2]).toBe('0.5')
  }, waitOptions)
  await switchTo(31_337)
  // The main chain has no answer, so that the pools of the other chain must not price the token.
  await vi.waitFor(() => expect(rows().map(([symbol]) => symbol)).toEqual(['CAT', 'ETH']), waitOptions)
  expect(rows()[0]?.[2]).not.toBe('0.5')
  expect(box.textContent).not.toContain('Second Chain')
  await switchTo(31_338)
})
