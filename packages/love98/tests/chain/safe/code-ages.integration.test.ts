import fc from 'fast-check'
import { type Client, createClient, custom, type Hex } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCodeAges } from '@/chain/safe/code-ages'
import { type Anvil, startAnvil } from '../../../scripts/demo/anvil.ts'
import { callRpc } from '../../../scripts/demo/json-rpc.ts'

const [old, replaced, young, nothing] = ['1a', '2b', '3c', '4d'].map(
  (byte): Hex => `0x${byte.repeat(20)}`,
) as [Hex, Hex, Hex, Hex]
const [hour, day] = [3_600, 86_400]
let node: Anvil
const call = (method: string, ...params: unknown[]) => callRpc(node.url, method, params)
const mine = (blocks: number, interval: number) =>
  call('anvil_mine', `0x${blocks.toString(16)}`, `0x${interval.toString(16)}`)
const put = (address: string, code: Hex) => call('anvil_setCode', address, code)

type Answer = (method: string, params: readonly unknown[]) => unknown
function clientOf(answer: Answer, asked: string[] = []): Client {
  const transport = custom(
    {
      async request({ method, params }: { method: string; params: readonly unknown[] }) {
        asked.push(method)
        return answer(method, params)
      },
    },
    { retryCount: 0 },
  )
  return createClient({ chain: foundry, transport })
}
const ofNode: Answer = (method, params) => callRpc(node.url, method, params)

beforeAll(async () => {
  node = await startAnvil({ port: 0, chainId: 31_337 })
})
afterAll(() => node?.stop())

test('the age of code is older than a day, young or absent, according to the chain', async () => {
  await mine(3, hour)
  await put(old, '0x01')
  await put(replaced, '0x02')
  // The block interval changes within the last day.
  await mine(10, 2 * hour)
  await mine(20, hour)
  await put(replaced, '0x03')
  await put(young, '0x04')
  await mine(2, hour)
  const asked: string[] = []
  expect(await readCodeAges(clientOf(ofNode, asked), [old, replaced, young, nothing, old])).toEqual(
    new Map([
      [old, 'older'],
      [replaced, 'young'],
      [young, 'young'],
      [nothing, 'absent'],
    ]),
  )
  expect(asked.filter((method) => method === 'eth_getCode')).toHaveLength(7)
  await mine(25, hour)
  expect(await readCodeAges(clientOf(ofNode), [replaced, young])).toEqual(
    new Map([
      [replaced, 'older'],
      [young, 'older'],
    ]),
  )
})

test('a node without the state of a day ago leaves the age unknown, and so does one that does not answer', async () => {
  const refuse = () => Promise.reject(new Error('missing trie node'))
  const recent: Answer = (method, params) =>
    method === 'eth_getCode' && params[1] !== 'latest' ? refuse() : ofNode(method, params)
  expect(await readCodeAges(clientOf(recent), [old, nothing])).toEqual(
    new Map([
      [old, 'unknown'],
      [nothing, 'absent'],
    ]),
  )
  expect(await readCodeAges(clientOf(refuse), [old])).toEqual(new Map([[old, 'unknown']]))
  const asked: string[] = []
  expect(await readCodeAges(clientOf(ofNode, asked), [])).toEqual(new Map())
  expect(asked).toEqual([])
})

test('at any block interval, code younger than a day is young, and code older than a day and two hours is old', async () => {
  const spans = fc.array(fc.tuple(fc.integer({ min: 1, max: 4_000 }), fc.integer({ min: 1, max: 3_000 })), {
    minLength: 1,
    maxLength: 5,
  })
  await fc.assert(
    fc.asyncProperty(spans, fc.nat(1_000_000), async (paces, place) => {
      const times = [1_700_000_000]
      for (const [blocks, interval] of paces)
        for (let block = 0; block < blocks; block++) times.push((times.at(-1) ?? 0) + interval)
      const [head, created] = [times.length - 1, place % times.length]
      const asked: string[] = []
      const age = await readCodeAges(clientOf(chainOf(times, created), asked), [young])
      const since = (times[head] ?? 0) - (times[created] ?? 0)
      // A block exists between the two limits unless the interval between blocks is longer.
      const before = times.filter((time) => time <= (times[head] ?? 0) - day).at(-1)
      if (since < day && created > 0) expect(age.get(young)).toBe('young')
      else if (before !== undefined && (times[created] ?? 0) <= before - 2 * hour)
        expect(age.get(young)).toBe('older')
      expect(asked.length).toBeLessThanOrEqual(27)
      if (paces.length === 1) expect(asked.length).toBeLessThanOrEqual(8)
    }),
    { numRuns: 200, seed: 98 },
  )
})

/** Simulates a chain with blocks at `times` (seconds) and one contract whose code exists from block `created` on. */
function chainOf(times: readonly number[], created: number): Answer {
  const hash = `0x${'ab'.repeat(32)}`
  const hex = (number: number) => `0x${number.toString(16)}`
  return (method, params) => {
    const number = params[method === 'eth_getCode' ? 1 : 0]
    const block = number === 'latest' ? times.length - 1 : Number(number)
    if (method === 'eth_getCode') return block >= created ? '0x01' : '0x'
    const timestamp = times[block]
    return timestamp === undefined
      ? null
      : { number: hex(block), hash, parentHash: hash, timestamp: hex(timestamp), logsBloom: null }
  }
}
