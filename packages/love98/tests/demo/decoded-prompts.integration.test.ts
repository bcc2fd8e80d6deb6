// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { approvalCall, permitCall, swapCall, transferCall } from '@/chain/swap/swap-calls'
import { demoAccounts } from '@/demo/accounts'
import { createDemoProvider } from '@/demo/announce'
import { messageBoxes } from '@/desktop/message-boxes'
import type { Settings } from '@/domain/community/deployment-settings'
import { directRoute } from '../support/direct-route'
import {
  alongPath,
  checkBalance,
  executeData,
  payPortion,
  permit,
  routerItself,
  type Step,
  sender,
  settle,
  sweep,
  take,
  unwrap,
  v2Swap,
  v3Swap,
  v4Actions,
  v4Swap,
} from '../support/router-calls'
import { testSettings } from '../wallet/test-settings'
import { codeOf, press } from './demo-wallet-setup'

const [me, friend]: readonly `0x${string}`[] = demoAccounts
if (!me || !friend) throw new Error('two accounts')
const [cat, usdt, other] = ['a1', 'b2', 'c3'].map((digits) => `0x${digits.repeat(20)}`) as [
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
]
const [universalRouter, permit2] = ['d4', 'e5'].map((digits) => `0x${digits.repeat(20)}`) as [
  `0x${string}`,
  `0x${string}`,
]
const settings: Settings = {
  ...testSettings,
  exchange: { ...testSettings.exchange, universalRouter, permit2 },
  tokens: {
    CAT: { name: 'CAT', decimals: 18, address: cat },
    USDC: { name: 'USDC', decimals: 6, address: usdt },
  },
}
const { router, wrappedNative } = settings.exchange
if (!router || !wrappedNative) throw new Error('a router and a wrapped coin')

let provider = createDemoProvider(settings)
beforeEach(async () => {
  localStorage.clear()
  messageBoxes.setState({ queue: [] })
  provider = createDemoProvider(settings)
  const accounts = provider.request({ method: 'eth_requestAccounts' })
  await press('Account 1')
  await accounts
})

type CallRequest = { to: `0x${string}`; value: bigint; data: `0x${string}` }

/** Returns the text of the prompt for a transaction, and rejects the transaction. */
async function prompted({ to, value, data }: CallRequest) {
  const params = [{ from: me, to, data, value: `0x${value.toString(16)}` }]
  const code = codeOf(provider.request({ method: 'eth_sendTransaction', params }))
  const { facts } = await press('Reject')
  expect(await code).toBe(4001)
  expect(facts.Data).toBe(data === '0x' ? 'none' : data)
  return facts
}

const terms = {
  amountIn: 1_500_000n,
  minimum: 7n * 10n ** 17n,
  to: me,
  deadline: 1_800_000_000n,
}
const routed = (pair: string, side: 'buy' | 'sell', different: Partial<typeof terms> = {}) =>
  swapCall(directRoute(settings, { name: pair }, side), { ...terms, ...different })
const theRouter = `the router of the exchange (${router})`

test.each<[call: CallRequest, does: string]>([
  [approvalCall(cat, router, 12n * 10n ** 17n), `Approves ${theRouter} to spend exactly 1.2 CAT.`],
  [approvalCall(usdt, friend, 1n), `Approves ${friend} to spend exactly 0.000001 USDC.`],
  [
    approvalCall(cat, router, 2n ** 256n - 1n),
    `Approves ${theRouter} to spend all CAT that you hold, now and later.`,
  ],
  [approvalCall(usdt, router, 0n), `Revokes the approval for ${theRouter} to spend USDC.`],
  [transferCall(usdt, friend, 2_500_000n), `Sends 2.5 USDC to ${friend}.`],
  [transferCall(wrappedNative, me, 1n), 'Sends 0.000000000000000001 wrapped ETH to your own account.'],
  [{ to: wrappedNative, value: 5n * 10n ** 17n, data: '0xd0e30db0' }, 'Wraps 0.5 ETH.'],
  [
    { to: wrappedNative, value: 0n, data: `0x2e1a7d4d${(10n ** 18n).toString(16).padStart(64, '0')}` },
    'Unwraps 1 ETH.',
  ],
  [routed('CAT-USDC', 'buy'), 'Swaps 1.5 USDC for at least 0.7 CAT, which go to your own account.'],
  [
    routed('CAT-ETH', 'buy', { amountIn: 10n ** 18n }),
    'Swaps 1 ETH for at least 0.7 CAT, which go to your own account.',
  ],
  [
    routed('CAT-ETH', 'sell', { to: friend, amountIn: 10n ** 18n }),
    `Swaps 1 CAT for at least 0.7 ETH, which go to ${friend}.`,
  ],
])('a prompt describes a transaction by its bytes: %o', async (call, does) => {
  const facts = await prompted(call)
  expect(facts.Does?.toLowerCase()).toBe(does.toLowerCase())
  expect(facts.Until).toBe(does.startsWith('Swaps') ? '2027-01-15T08:00:00.000Z' : undefined)
})

const swap = routed('CAT-USDC', 'buy')
test.each<[what: string, call: CallRequest]>([
  ['the same bytes for another contract', approvalCall(other, router, 1n)],
  ['a swap by another contract', { ...swap, to: other }],
  ['another function', { ...swap, data: `0x01020304${swap.data.slice(10)}` }],
  ['more data than the function has', { ...swap, data: `${swap.data}00` }],
  [
    'a path at another place',
    { ...swap, data: swap.data.replace(/a0(?=0{24}f39f)/i, 'c0') as `0x${string}` },
  ],
  [
    'a permission with dirt beside the address',
    {
      ...approvalCall(cat, router, 1n),
      data: approvalCall(cat, router, 1n).data.replace('0x095ea7b30', '0x095ea7b31') as `0x${string}`,
    },
  ],
  ['a permission with value', { ...approvalCall(cat, router, 1n), value: 1n }],
  ['a swap of tokens with value', { ...swap, value: 1n }],
  ['no data', { to: friend, value: 1n, data: '0x' }],
])('a prompt has no description for %s', async (_, call) => {
  expect(await prompted(call)).not.toHaveProperty('Does')
})

test('a deadline of the maximum value is shown as no limit', async () => {
  const facts = await prompted(routed('CAT-USDC', 'buy', { deadline: 2n ** 256n - 1n }))
  expect(facts.Until).toBe('no limit')
})

const permitted = (different: Partial<Parameters<typeof permitCall>[0]> = {}) =>
  permitCall({
    ...{ permit2, token: cat, spender: universalRouter, amount: 12n * 10n ** 17n, until: 1_800_000_000n },
    ...different,
  })
const theUniversalRouter = `the Universal Router of the exchange (${universalRouter})`
const thePermit2 = `Permit2, the contract that passes approvals on (${permit2})`

test.each<[call: CallRequest, does: string, until?: string]>([
  [approvalCall(cat, permit2, 12n * 10n ** 17n), `Approves ${thePermit2} to spend exactly 1.2 CAT.`],
  [
    permitted(),
    `Approves ${theUniversalRouter} to spend exactly 1.2 CAT through Permit2.`,
    '2027-01-15T08:00:00.000Z',
  ],
  [
    permitted({ spender: friend, amount: 2n ** 160n - 1n, until: 2n ** 48n - 1n }),
    `Approves ${friend} to spend all CAT that you hold, now and later, through Permit2.`,
    'no limit',
  ],
  [
    permitted({ until: 0n }),
    `Approves ${theUniversalRouter} to spend exactly 1.2 CAT through Permit2.`,
    'the same block only',
  ],
  [
    permitted({ amount: 0n }),
    `Revokes the approval for ${theUniversalRouter} to spend CAT.`,
    '2027-01-15T08:00:00.000Z',
  ],
])('a prompt describes an approval of Permit2 by its bytes: %o', async (call, does, until) => {
  const facts = await prompted(call)
  expect(facts.Does?.toLowerCase()).toBe(does.toLowerCase())
  expect(facts.Until).toBe(until)
})

const executed = (steps: readonly Step[], deadline?: bigint | null): CallRequest => ({
  ...{ to: universalRouter, value: 0n },
  data: executeData(steps, deadline),
})
const amount = 1_500_000n
const key = { currency0: cat, currency1: usdt, fee: 500, tickSpacing: 10, hooks: other }
const check = checkBalance(me, cat, 7n * 10n ** 17n)
const soldFor = (asset: string) => `Swaps 1.5 USDC for ${asset}, which go to your own account.`
const checked = `${soldFor('CAT')} The swap fails unless that account then holds at least 0.7 CAT in all.`
const paid = (least: string) =>
  `Swaps 1.5 USDC for at least ${least} as the pool pays them, which go to your own account. A tax of the token can reduce them.`
const toRouter = v3Swap([usdt, 500, cat], { amount, to: routerItself })
const hop = (into: `0x${string}`) => ({ into, fee: 500, tickSpacing: 10, hooks: other })

test.each<[what: string, call: CallRequest, does: string]>([
  ['V3', executed([v3Swap([usdt, 500, cat], { amount }), check]), checked],
  ['V4', executed([v4Swap(key, usdt, { amount }), check]), checked],
  [
    'V3 by the count of the pool',
    executed([v3Swap([usdt, 500, cat], { amount, minimum: 7n * 10n ** 17n })]),
    'Swaps 1.5 USDC for at least 0.7 CAT as the pool pays them, which go to your own account. A tax of the token can reduce them.',
  ],
  [
    'V2 for another account',
    executed([v2Swap([usdt, cat], { amount, minimum: 7n * 10n ** 17n, to: friend })]),
    `Swaps 1.5 USDC for at least 0.7 CAT, which go to ${friend}.`,
  ],
  [
    'V3 for the coin',
    executed([
      v3Swap([usdt, 500, wrappedNative], { amount, to: routerItself }),
      unwrap(friend, 7n * 10n ** 17n),
    ]),
    `Swaps 1.5 USDC for at least 0.7 ETH, which go to ${friend}.`,
  ],
  [
    'a portion for another account',
    executed([toRouter, payPortion(cat, friend, 25n), sweep(cat, sender, 7n * 10n ** 17n)]),
    `${paid('0.7 CAT')} Before that, 0.25% of the CAT from the pool goes to ${friend}.`,
  ],
  [
    'a portion that leaves nothing',
    executed([toRouter, payPortion(cat, friend, 10_000n), sweep(cat, sender, 0n)]),
    `${paid('0 CAT')} Before that, 100% of the CAT from the pool goes to ${friend}.`,
  ],
  [
    'a signed approval first',
    executed([
      permit({ token: usdt, spender: universalRouter, amount: 2n ** 160n - 1n, until: 1_800_000_000 }),
      v3Swap([usdt, 500, cat], { amount }),
      check,
    ]),
    `Approves ${theUniversalRouter} to spend all USDC that you hold, now and later, through Permit2. This approval ends: 2027-01-15T08:00:00.000Z. ${checked}`,
  ],
])('a prompt describes a swap of the Universal Router by its bytes: %s', async (_, call, does) => {
  const facts = await prompted(call)
  expect(facts.Does?.toLowerCase()).toBe(does.toLowerCase())
  expect(facts.Until).toBe('2027-01-15T08:00:00.000Z')
})

test('a swap of the Universal Router without a deadline has no limit', async () => {
  const call = executed([v3Swap([usdt, 500, cat], { amount }), check], null)
  expect(await prompted(call)).toMatchObject({ Does: checked, Until: 'no limit' })
})

test.each<[what: string, call: CallRequest]>([
  [
    'the check of another account',
    executed([v3Swap([usdt, 500, cat], { amount }), checkBalance(friend, cat, 1n)]),
  ],
  ['a result that stays at the router', executed([v3Swap([usdt, 500, cat], { amount, to: routerItself })])],
  [
    'a swap of V4 along a path',
    executed([
      v4Actions([
        settle(usdt, amount, true),
        alongPath(usdt, [hop(other), hop(cat)], null),
        take(cat, sender),
      ]),
    ]),
  ],
  ['a portion of which a part stays at the router', executed([toRouter, payPortion(cat, friend, 25n)])],
  [
    'two portions',
    executed([
      toRouter,
      ...[1n, 9_999n].map((bips) => payPortion(cat, friend, bips)),
      sweep(cat, sender, 0n),
    ]),
  ],
  ['a token that is not configured', executed([v3Swap([usdt, 500, other], { amount })])],
  [
    'a swap of V2 for a token that is not configured',
    { ...swap, data: swap.data.replaceAll(cat.slice(2), other.slice(2)) as `0x${string}` },
  ],
  ['an approval through Permit2 of another token', permitted({ token: other })],
  ['an approval through another contract', { ...permitted(), to: other }],
  ['an approval through Permit2 with value', { ...permitted(), value: 1n }],
  ['a swap by another contract', { ...executed([v3Swap([usdt, 500, cat], { amount }), check]), to: other }],
])('a prompt does not describe %s as a swap or an approval', async (_, call) => {
  expect(await prompted(call)).not.toHaveProperty('Does')
})

test('the same addresses are other tokens on another chain, and no tokens on a chain without any', async () => {
  const onTwo: Settings = {
    ...settings,
    tokens: {
      ...settings.tokens,
      DOG: { name: 'DOG', decimals: 6, address: cat, chainId: 31_338 },
    },
    otherExchanges: [{ ...settings.exchange, chainId: 31_338 }],
  }
  const approval = approvalCall(cat, router, 12n * 10n ** 17n)
  const promptedOn = async (known: Settings) => {
    localStorage.clear()
    provider = createDemoProvider(known)
    const accounts = provider.request({ method: 'eth_requestAccounts' })
    await press('Account 1')
    await accounts
    const added = provider.request({
      method: 'wallet_addEthereumChain',
      params: [
        {
          ...{ chainId: '0x7a6a', chainName: 'Second Chain', rpcUrls: ['http://127.0.0.1:8546'] },
          nativeCurrency: { symbol: 'ETH' },
        },
      ],
    })
    await press('Approve')
    await added
    return prompted(approval)
  }
  const { Does } = await promptedOn(onTwo)
  expect(Does?.toLowerCase()).toBe(`Approves ${theRouter} to spend exactly 1200000000000 DOG.`.toLowerCase())
  expect(await promptedOn(settings)).not.toHaveProperty('Does')
})
