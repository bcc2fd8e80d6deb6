import { type Address, createClient, custom, type Hex, pad, parseEther, toHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSwapOutcome } from '@/chain/swap/read-swap-outcome'
import { transferCall } from '@/chain/swap/swap-calls'
import type { SwapRequest } from '@/chain/swap/swap-steps'
import type { SwapRoute } from '@/domain/swap/swap-route'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { demoRoute, demoSwapRequest, minedSwapOf, prepared, sendCall } from './demo-swaps'

const [me, friend] = [0, 5].map((index) => developmentAccount(index).address) as [Address, Address]
const system = '0xfffffffffffffffffffffffffffffffffffffffe'
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

let chains: DemoChains
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())

const wishOf = (side: 'buy' | 'sell', from = me) =>
  demoSwapRequest(
    chains,
    demoRoute(chains, 'CAT-ETH', side),
    from,
    side === 'buy' ? parseEther('0.1') : 10n ** 20n,
  )

async function swapped(wish: SwapRequest) {
  const ready = await prepared(chains, wish)
  let hash: Hex = '0x'
  for (const { call } of ready.steps) hash = await sendCall(chains, wish.from, call)
  return { hash, arrives: ready.simulated?.arrives ?? expect.unreachable() }
}

type NodeRequest = { method: string; params?: readonly unknown[] }

const nodeWith = (change: (asked: NodeRequest, answer: () => Promise<unknown>) => unknown) =>
  createClient({
    transport: custom(
      {
        request: (asked: NodeRequest) =>
          Promise.resolve(change(asked, () => chains.client.request(asked as never))),
      },
      { retryCount: 0 },
    ),
  })

test.each(['buy', 'sell'] as const)('a payment is no swap, for any incoming amount (%s)', async (side) => {
  const wish = await wishOf(side)
  const token = side === 'buy' ? wish.route.to.address : wish.route.from.address
  const { hash } = await swapped(await wishOf('buy', friend))
  expect(await readSwapOutcome(chains.client, { hash, ...minedSwapOf(wish) })).toMatchObject({
    kind: 'not-swapped',
  })
  const paid = await sendCall(chains, friend, transferCall(token, me, 5n))
  expect(await readSwapOutcome(chains.client, { hash: paid, ...minedSwapOf(wish) })).toMatchObject({
    kind: 'not-swapped',
  })
})

test('a wrap without output is not reported as a wrap', async () => {
  const { wrappedNative, chainId } = chains.deployment.exchange
  const side = (isNative: boolean) => ({ symbol: 'X', decimals: 18, address: wrappedNative, isNative })
  const route: SwapRoute = {
    ...{ kind: 'wrap', via: 'coin', hops: [] },
    ...{ chainId, from: side(true), to: side(false) },
    ...{ contract: wrappedNative, spender: null, wrappedNative },
  }
  const hash = await sendCall(chains, me, { to: friend, value: 5n, data: '0x' })
  expect(await readSwapOutcome(chains.client, { hash, route, account: me })).toMatchObject({
    kind: 'not-swapped',
  })
})

test.each(['buy', 'sell'] as const)(
  'protocol logs of native transfers change nothing in a receipt (EIP-7708, %s)',
  async (side) => {
    const wish = await wishOf(side)
    const { hash, arrives } = await swapped(wish)
    const transfers = [
      [me, wish.route.contract],
      [wish.route.contract, me],
    ] as const
    const client = nodeWith(async ({ method }, answer) => {
      if (method !== 'eth_getTransactionReceipt') return answer()
      const receipt = Object(await answer())
      const logs = transfers.map(([from, to]) => ({
        address: system,
        topics: [transferTopic, pad(from), pad(to)],
        data: toHex(arrives, { size: 32 }),
      }))
      return { ...receipt, logs: [...logs, ...receipt.logs] }
    })
    const outcome = await readSwapOutcome(chains.client, { hash, ...minedSwapOf(wish) })
    expect(outcome).toMatchObject({
      kind: 'swapped',
      arrived: { reported: arrives, changed: arrives, amount: arrives },
    })
    expect(await readSwapOutcome(client, { hash, ...minedSwapOf(wish) })).toEqual(outcome)
  },
)

test('without old blocks, the arrived amount is the one that the token reports, limited to the amount that the pool paid', async () => {
  const wish = await wishOf('buy')
  const { hash, arrives } = await swapped(wish)
  const client = (more: bigint) =>
    nodeWith(async ({ method }, answer) => {
      if (method === 'eth_call' || method === 'eth_getBalance') throw new Error('missing trie node')
      const receipt = Object(await answer())
      const logs = receipt.logs.map((log: { address: Address; topics: readonly Hex[]; data: Hex }) =>
        log.topics[0] === transferTopic && BigInt(log.address) === BigInt(wish.route.to.address)
          ? { ...log, data: toHex(BigInt(log.data) + more, { size: 32 }) }
          : log,
      )
      return { ...receipt, logs }
    })
  const read = (more: bigint) => readSwapOutcome(client(more), { hash, ...minedSwapOf(wish) })
  expect(await read(0n)).toMatchObject({ arrived: { reported: arrives, changed: null, amount: arrives } })
  expect(await read(7n)).toMatchObject({
    arrived: { reported: arrives + 7n, changed: null, amount: arrives },
  })
})
