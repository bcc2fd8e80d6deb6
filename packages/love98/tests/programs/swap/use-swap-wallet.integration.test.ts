// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createClient, custom, RpcRequestError } from 'viem'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Address } from '@/domain/address'
import * as selectors from '@/domain/selectors'
import { swapPorts } from '@/programs/swap/review/swap-ports'
import { routerVerdict, useSwapSettings } from '@/programs/swap/use-swap-wallet'
import { WalletContext } from '@/wallet/use-wallet'
import { testSettings } from '../../wallet/test-settings'

vi.hoisted(() => {
  process.env.LOVE98_TARGET = 'static'
})

const { exchange } = testSettings
type Answer = () => string
const word = (address: string): string => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
function reverted(): string {
  throw new RpcRequestError({ body: {}, url: '', error: { code: 3, message: 'execution reverted' } })
}
function silent(): string {
  throw new Error('no network')
}

const asked = vi.fn()
let count = 0
/** A router that no test has asked about, because answers are kept. */
let router: Address
beforeEach(() => {
  asked.mockClear()
  router = `0x${(++count).toString().padStart(40, '0')}`
})

/** A wallet whose node gives these answers to the questions for the factory and the wrapped coin. */
function walletWith(factory: Answer, wrappedNative: Answer) {
  const request = async ({ method, params }: { method: string; params: [{ to: string; data: string }] }) => {
    asked(method, params[0].to)
    return params[0].data === selectors.factory ? factory() : wrappedNative()
  }
  const client = createClient({ transport: custom({ request }, { retryCount: 0 }) })
  return { client: () => client, settings: { ...testSettings, exchange: { ...exchange, router } } } as never
}
const [theFactory, theCoin] = [exchange.factory ?? '', exchange.wrappedNative ?? '']
const right: readonly [Answer, Answer] = [() => word(theFactory), () => word(theCoin)]

test('the router of the exchange is right, and is read once', async () => {
  expect(await routerVerdict(walletWith(...right))).toBe('right')
  expect(await routerVerdict(walletWith(silent, silent))).toBe('right')
  expect(asked.mock.calls).toEqual([
    ['eth_call', router],
    ['eth_call', router],
  ])
})

test.each<[string, Answer, Answer]>([
  ['of another factory', () => word(theCoin), right[1]],
  ['of another wrapped coin', right[0], () => word(theFactory)],
  ['that is no contract', () => '0x', () => '0x'],
  ['that has no such function', reverted, right[1]],
  ['that answers with more than an address', () => `${word(theFactory)}00`, right[1]],
])('a router %s is wrong, and no swap through it is offered', async (_, factory, wrappedNative) => {
  const wallet = walletWith(factory, wrappedNative)
  expect(await routerVerdict(wallet)).toBe('wrong')
  expect(await offerOf(wallet)).toEqual({ phase: 'refused' })
})

test('without an answer no swap is offered, and the next attempt asks again', async () => {
  expect(await offerOf(walletWith(silent, silent))).toEqual({ phase: 'unknown', why: 'no-answer' })
  expect(await routerVerdict(walletWith(...right))).toBe('right')
})

test('the window gets the settings without a wrong router, and with one whose node does not answer', async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const box = document.createElement('div')
  const root = createRoot(box)
  const Router = () => useSwapSettings('CAT-ETH').exchange.router ?? 'none'
  const show = (value: never) =>
    act(async () => root.render(createElement(WalletContext, { value }, createElement(Router))))
  await show(walletWith(silent, silent))
  expect(box.textContent).toBe(router)
  await show(walletWith(...right))
  expect(box.textContent).toBe(router)
  router = `0x${'f'.repeat(40)}`
  await show(walletWith(reverted, reverted))
  expect(box.textContent).toBe('none')
  await act(async () => root.unmount())
})

function offerOf(wallet: never) {
  const from = exchange.wrappedNative
  const side = { symbol: 'CAT', decimals: 18 }
  const route = {
    kind: 'eth-for-tokens',
    chainId: exchange.chainId,
    contract: router,
    from: side,
    to: side,
  }
  return swapPorts(wallet, { route, amountIn: 1n, pair: 'CAT-ETH', from } as never).offer()
}
