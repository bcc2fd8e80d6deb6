import { createClient, custom, http, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readHead } from '@/chain/market/read-head'
import { readPoolLogs } from '@/chain/market/read-pool-logs'
import { readPoolStates } from '@/chain/market/read-pool-states'
import type { Address } from '@/domain/address'
import { v2Pool } from '../../server/market/demo-pools'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { receiptOf } from '../../support/receipt-of'

let chains: DemoChains
beforeAll(async () => {
  chains = await startChains()
}, 60_000)
afterAll(() => chains.stop())

const node = () => createClient({ transport: http(chains.deployment.chains[0]?.rpcUrl, { retryCount: 0 }) })
const address = () => chains.deployment.pools['CAT-USDC'] as Address
const pool = () => v2Pool(address())
const multicall3 = () => chains.deployment.multicall3 as Address

/** Changes the reserves of a pool as a trade does: a Sync without a Swap. */
async function syncPool() {
  const [account] = await chains.client.getAddresses()
  const hash = await chains.client.writeContract({
    address: address(),
    abi: parseAbi(['function sync()']),
    functionName: 'sync',
    account: account as Address,
    // An estimate may be too low: a second later the pool also writes its price sums.
    gas: 200_000n,
  })
  return receiptOf(chains.client, hash)
}

test('a header, the logs and the reserves belong to the same block', async () => {
  const receipt = await syncPool()
  const head = await readHead(node())
  if (!head) throw new Error('no block')
  expect(head.hash).toBe(receipt.blockHash)
  expect(await readHead(node(), head.number)).toEqual(head)
  const [log, ...others] = await readPoolLogs(node(), [pool()], { blockHash: head.hash })
  const [reserves, none] = await readPoolStates(
    node(),
    multicall3(),
    [pool(), v2Pool(multicall3())],
    head.hash,
  )
  expect(others).toEqual([])
  expect(log).toMatchObject({ blockHash: head.hash, blockNumber: head.number })
  expect(log?.event).toMatchObject({ ...reserves, kind: 'sync', pool: address() })
  expect(none).toBeNull()
})

test('the reserves of an earlier block are read by its hash, and the logs of a range in the order of the chain', async () => {
  const first = await syncPool()
  const last = await syncPool()
  const range = { fromBlock: first.blockNumber, toBlock: last.blockNumber }
  const logs = await readPoolLogs(node(), [pool()], range)
  expect(logs.map(({ blockNumber }) => blockNumber)).toEqual([first.blockNumber, last.blockNumber])
  const [reserves] = await readPoolStates(node(), multicall3(), [pool()], first.blockHash)
  expect(logs[0]?.event).toMatchObject({ ...reserves, kind: 'sync' })
})

test('the reserves of 500 pools are read in one call', async () => {
  const head = await readHead(node())
  const calls: unknown[] = []
  const counting = answering((truth) => {
    calls.push(truth)
    return truth
  })
  const pools = Array.from({ length: 500 }, pool)
  const reserves = await readPoolStates(counting, multicall3(), pools, head?.hash ?? '')
  expect(calls).toHaveLength(1)
  expect(reserves).toHaveLength(500)
  expect(new Set(reserves.map((held) => held?.kind === 'reserves' && held.reserve0)).size).toBe(1)
  expect(reserves[0]).toMatchObject({ kind: 'reserves', reserve0: expect.toSatisfy((held) => held > 0n) })
})

test('a missing block is null, and reserves at an unknown hash are an error', async () => {
  expect(await readHead(node(), 9_999_999n)).toBeNull()
  await expect(readPoolStates(node(), multicall3(), [pool()], `0x${'ab'.repeat(32)}`)).rejects.toThrow()
})

test('without pools no node is called', async () => {
  const silent = answering(() => {
    throw new Error('asked')
  })
  expect(await readPoolLogs(silent, [], { blockHash: `0x${'ab'.repeat(32)}` })).toEqual([])
  expect(await readPoolStates(silent, multicall3(), [], `0x${'ab'.repeat(32)}`)).toEqual([])
})

/** Creates a client of a node whose answers `answer` changes. */
function answering(answer: (truth: unknown) => unknown) {
  return createClient({
    transport: custom({
      request: async (call: { method: string; params: unknown[] }) =>
        answer(await node().request(call as never)),
    }),
  })
}

const rubbish: readonly (readonly [string, (block: Record<string, unknown>) => unknown])[] = [
  ['a text', () => 'block'],
  ['a list', () => []],
  ['a number that is none', (block) => ({ ...block, number: '0xzz' })],
  ['no hash', (block) => ({ ...block, hash: null })],
  ['a short parent', (block) => ({ ...block, parentHash: '0x12' })],
  ['a time beyond all dates', (block) => ({ ...block, timestamp: '0xffffffffffffffff' })],
  ['another number', (block) => ({ ...block, number: '0x1' })],
]
test.each(rubbish)('a header with %s is unusable', async (_, change) => {
  const client = answering((truth) => change(truth as Record<string, unknown>))
  await expect(readHead(client, 3n)).rejects.toMatchObject({ name: 'UnusableAnswer' })
})

type Log = Record<string, unknown> & { topics: string[]; data: string }
const wrongLogs: readonly (readonly [string, (log: Log) => unknown])[] = [
  ['of another contract', (log) => [{ ...log, address: `0x${'11'.repeat(20)}` }]],
  ['of another block', (log) => [{ ...log, blockHash: `0x${'11'.repeat(32)}` }]],
  ['of another event', (log) => [{ ...log, topics: [`0x${'11'.repeat(32)}`] }]],
  ['that was taken back', (log) => [{ ...log, removed: true }]],
  ['that comes twice', (log) => [log, log]],
  ['with reserves beyond 112 bits', (log) => [{ ...log, data: `0x${'f'.repeat(128)}` }]],
  ['with short data', (log) => [{ ...log, data: log.data.slice(0, -2) }]],
  ['that is none', () => [null]],
  ['in no list', (log) => log],
]
test.each(wrongLogs)('a log %s is unusable', async (_, change) => {
  const { blockHash } = await syncPool()
  const client = answering((truth) => change((truth as Log[])[0] as Log))
  await expect(readPoolLogs(client, [pool()], { blockHash })).rejects.toMatchObject({
    name: 'UnusableAnswer',
  })
})

test.each([
  ['nothing', () => '0x'],
  ['bytes that are no list', () => '0x1234'],
])('reserves read from %s are unusable', async (_, answer) => {
  const { blockHash } = await syncPool()
  const reading = readPoolStates(answering(answer), multicall3(), [pool()], blockHash)
  await expect(reading).rejects.toMatchObject({ name: 'UnusableAnswer' })
})
