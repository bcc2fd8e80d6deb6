import { type Address, type Client, createClient, custom, type Hex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transferCall } from '@/chain/swap/swap-calls'
import { findLookAlike } from '@/domain/wallet/look-alikes'
import { plainTransaction } from '@/safe/safe-transaction'
import { historyLimits, readRecipientHistory } from '@/server/recipients/recipient-history'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { called, sendCall } from '../../chain/swap/demo-swaps'
import { createLyingToken } from '../../chain/swap/lying-token'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { executeInSafe } from '../../support/execute-in-safe'

let chains: DemoChains
let cat: Address
beforeAll(async () => {
  chains = await startChains()
  cat = chains.deployment.tokens.CAT?.address as Address
})
afterAll(() => chains?.stop())

const account = developmentAccount(0).address
const [victim, thief, friend] = [3, 7, 5].map((index) => developmentAccount(index).address) as [
  Address,
  Address,
  Address,
]
const twin = `${victim.slice(0, 6)}${'1'.repeat(32)}${victim.slice(-4)}`.toLowerCase() as Address
const lower = (address: string) => address.toLowerCase()
const read = (
  client: Client = chains.client,
  limits: Parameters<typeof readRecipientHistory>[3] = historyLimits,
) => readRecipientHistory(client, account, [cat], limits)

/** Proxies the demo's node, counts the calls, and refuses those that a test selects. */
function nodeBefore(refuse: (method: string, params: never) => string | null = () => null) {
  const asked: { method: string; params: readonly unknown[] }[] = []
  const request = async (call: { method: string; params?: unknown }) => {
    asked.push(call as never)
    const refusal = refuse(call.method, call.params as never)
    if (refusal)
      throw Object.assign(new Error('refused'), { code: -32_005, details: refusal, message: refusal })
    return chains.client.request(call as never)
  }
  return { asked, client: createClient({ transport: custom({ request }, { retryCount: 0 }) }) }
}

test('only a transfer of a configured token that the account itself sent makes its recipient known', async () => {
  const { token: fake } = await createLyingToken(chains)
  await sendCall(chains, account, transferCall(cat, victim, 5n))
  // A stranger's `transferFrom` does not come from the account, and a stranger's token is not configured.
  await sendCall(chains, thief, called(cat, 'transferFrom(address,address,uint256)', account, twin, 0n))
  await sendCall(chains, developmentAccount(9).address, transferCall(fake, account, 9n))
  await sendCall(chains, account, transferCall(fake, friend, 9n))
  await sendCall(chains, account, transferCall(cat, `0x${'2'.repeat(40)}`, 0n))
  const { trusted, seen, toBlock } = await read()
  expect(trusted).toContain(lower(victim))
  for (const planted of [twin, friend, `0x${'2'.repeat(40)}`]) {
    expect(seen).toContain(lower(planted))
    expect(trusted).not.toContain(lower(planted))
  }
  expect(findLookAlike(twin, { trusted, seen })).toEqual({ address: lower(victim), isTrusted: true })
  expect(BigInt(toBlock)).toBe(await chains.client.getBlockNumber({ cacheTime: 0 }))
})

test('a spender with an allowance does not make its recipient known', async () => {
  await sendCall(chains, account, called(cat, 'approve(address,uint256)', thief, 100n))
  const to = developmentAccount(4).address
  await sendCall(chains, thief, called(cat, 'transferFrom(address,address,uint256)', account, to, 100n))
  const { trusted, seen } = await read()
  expect([trusted.includes(lower(to) as Address), seen.includes(lower(to) as Address)]).toEqual([false, true])
})

test('a payment of a Safe that its owners executed makes its recipient known', async () => {
  const { address } = chains.deployment.safe
  await sendCall(chains, account, transferCall(cat, address, 50n))
  const { data } = transferCall(cat, friend, 7n)
  await executeInSafe(chains, plainTransaction({ to: cat, value: 0n, data, nonce: 0 }))
  await sendCall(chains, thief, called(cat, 'transferFrom(address,address,uint256)', address, twin, 0n))
  const { trusted, seen } = await readRecipientHistory(chains.client, address, [cat])
  expect(trusted).toEqual([lower(friend)])
  expect(seen).toContain(twin)
})

test('a node that refuses a range gets smaller ranges, within the limit of calls', async () => {
  await chains.client.mine({ blocks: 60 })
  const head = await chains.client.getBlockNumber({ cacheTime: 0 })
  const limits = { ...historyLimits, paidRanges: 6, ranges: 6, firstBlocks: 1_000, blocks: Number(head) + 10 }
  const isWide = (method: string, params?: readonly { fromBlock: Hex; toBlock: Hex }[]) =>
    method === 'eth_getLogs' && BigInt(params?.[0]?.toBlock ?? 0) - BigInt(params?.[0]?.fromBlock ?? 0) >= 5n
  const { client, asked } = nodeBefore((method, params) =>
    isWide(method, params) ? 'block range is limited to 5 blocks' : null,
  )
  const { fromBlock, toBlock, isPartial } = await read(client, limits)
  expect(isPartial).toBe(true)
  expect(toBlock - fromBlock + 1).toBeLessThanOrEqual(5 * 5)
  expect(asked.filter(({ method }) => method === 'eth_getLogs').length).toBeLessThanOrEqual(3 * 6)
})

test('a history costs the node a limited number of calls', async () => {
  for (let index = 0; index < 6; index++)
    await sendCall(chains, account, transferCall(cat, `0x${'a'.repeat(39)}${index}`, 1n))
  const { client, asked } = nodeBefore()
  const { trusted } = await read(client, { ...historyLimits, senders: 3 })
  expect(asked.filter(({ method }) => method === 'eth_getTransactionReceipt')).toHaveLength(3)
  expect(trusted).toHaveLength(3)
})

test('a node with unrequested logs gives no history', async () => {
  const log = {
    ...{
      address: cat,
      blockNumber: '0x1',
      transactionHash: `0x${'1'.repeat(64)}`,
      data: `0x${'0'.repeat(64)}`,
    },
    topics: [
      '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
      ...[victim, thief].map((one) => `0x${lower(one).slice(2).padStart(64, '0')}`),
    ],
  }
  const request = async ({ method }: { method: string }) => (method === 'eth_getLogs' ? [log] : '0x9')
  const client = createClient({ transport: custom({ request }, { retryCount: 0 }) })
  await expect(read(client)).rejects.toThrow('not asked for')
})

test.each([
  ['payments of known tokens', true],
  ['other transfers', false],
])(
  'a node that stops answering during the %s ends the history after its time limit, and the history is partial',
  async (_, isKnown) => {
    await chains.client.mine({ blocks: 300 })
    await sendCall(chains, account, transferCall(cat, victim, 5n))
    let ranges = 0
    const request = (call: { method: string; params?: readonly { address?: unknown }[] }) => {
      const isAsked = call.method === 'eth_getLogs' && (call.params?.[0]?.address !== undefined) === isKnown
      if (isAsked && ++ranges > 2) return new Promise(() => {})
      return chains.client.request(call as never)
    }
    const client = createClient({ transport: custom({ request: request as never }, { retryCount: 0 }) })
    const { trusted, seen, ...history } = await read(client, {
      ...historyLimits,
      firstBlocks: 100,
      time: 500,
    })
    const head = await chains.client.getBlockNumber({ cacheTime: 0 })
    // For the other types, each direction has a first range of blocks; payments have two ranges.
    const fromBlock = Number(head) - (isKnown ? 199 : 99)
    const unread = isKnown ? Number(head) + 1 : fromBlock
    expect(history).toEqual({ toBlock: Number(head), fromBlock: unread, isPartial: true })
    expect([...trusted, ...seen]).toContain(lower(victim))
    if (!isKnown) expect(trusted).toContain(lower(victim))
  },
)

test('a node without an answer in time gives no history', async () => {
  const client = createClient({ transport: custom({ request: () => new Promise(() => {}) }) })
  await expect(read(client, { ...historyLimits, time: 50 })).rejects.toMatchObject({ name: 'TimeoutError' })
})
