import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type NodeState, newNodeState } from '@/server/rpc/node-gate'
import { pagesAsk } from '@/server/rpc/pages-ask'
import { nodeLimits } from '@/server/rpc/rpc-node'
import { answerEach, type NodeStub, startNodeStub } from '../node-stub'
import { failureOf } from './rpc-calls'

let node: NodeStub
let now = 0
let state: NodeState
/** The number that the node gives for its newest block. */
let head = 1_000
beforeEach(async () => {
  node = await startNodeStub()
  ;[now, head] = [0, 1_000]
  state = newNodeState(() => now, 4)
  node.answerWith(chain)
})
afterEach(() => node.stop())

const hex = (number: number) => `0x${number.toString(16)}`
const address = `0x${'ab'.repeat(20)}`
const hash = `0x${'cd'.repeat(32)}`
const balance = { method: 'eth_getBalance', params: [address, 'latest'] }
const number = { method: 'eth_blockNumber', params: [] }
const receipt = { method: 'eth_getTransactionReceipt', params: [hash] }

let minedAt = 0
const chain = answerEach(({ method, params }) => {
  if (method === 'eth_blockNumber') return { result: hex(head) }
  if (method === 'eth_getTransactionReceipt') return { result: { blockNumber: hex(minedAt) } }
  if (method === 'eth_getBlockByNumber') {
    const wanted = params[0] === 'latest' ? hex(head) : params[0]
    return { result: { number: wanted, hash } }
  }
  return { result: hex(node.asked.length) }
})

type Asked = { method: string; params: readonly unknown[] }
const ask = (calls: readonly Asked[], asker: { sender?: string; signal?: AbortSignal } = {}) =>
  pages()(calls as never, { sender: '203.0.113.7', ...asker })
let assembled: { of: NodeState; ask: ReturnType<typeof pagesAsk> } | undefined
function pages() {
  if (assembled?.of !== state)
    assembled = { of: state, ask: pagesAsk(node.url, state, nodeLimits, () => now) }
  return assembled.ask
}

/** A new block, of which the page learns by asking. */
async function newBlock() {
  head++
  now += 4_000
  await ask([number])
}

describe('a question at the newest block', () => {
  test('is asked once until the head changes, whoever asks', async () => {
    await ask([number])
    const first = await ask([balance], { sender: 'a' })
    const upper = { ...balance, params: [address.replace('ab', 'AB'), 'latest'] }
    expect(await ask([upper], { sender: 'b' })).toEqual(first)
    expect(node.asked).toHaveLength(2)
    await newBlock()
    expect(await ask([balance])).not.toEqual(first)
    expect(state.counts).toMatchObject({ hits: 1, misses: 4 })
  })

  test('is asked again after 4 s without a new head', async () => {
    await ask([balance])
    now = 3_999
    await ask([balance])
    expect(node.asked).toHaveLength(1)
    now = 4_000
    await ask([balance])
    expect(node.asked).toHaveLength(2)
  })

  test('of other parameters is another question', async () => {
    await ask([balance, { ...balance, params: [`0x${'12'.repeat(20)}`, 'latest'] }])
    await ask([{ ...balance, params: [address, hex(1_000)] }])
    expect(node.asked.flatMap(({ body }) => body)).toHaveLength(4)
  })

  test('that ended in an error is asked again', async () => {
    node.answerWith(answerEach(() => ({ error: { code: 3, message: 'execution reverted' } })))
    await ask([balance])
    await ask([balance])
    expect(node.asked).toHaveLength(2)
  })

  test('that is answered after the head changed is not an answer for the new head', async () => {
    let held: (() => void) | undefined
    node.answerWith((body, response) => {
      held = () => chain(body, response)
    })
    const early = ask([balance])
    await vi.waitFor(() => expect(held).toBeDefined())
    state.newest.tell(1_001n, 10_000)
    held?.()
    await early
    node.answerWith(chain)
    await ask([balance])
    expect(node.asked).toHaveLength(2)
  })

  test('at what is pending is always asked', async () => {
    const pending = { ...balance, params: [address, 'pending'] }
    await Promise.all([ask([pending]), ask([pending])])
    expect(node.asked).toHaveLength(2)
  })
})

describe('the number of the newest block', () => {
  test('comes from memory for 4 s, and as long as the reader of the market follows the chain', async () => {
    await ask([number])
    now = 3_999
    expect(await ask([number])).toEqual([{ result: hex(1_000) }])
    state.newest.tell(1_001n, 12_000)
    now = 15_000
    expect(await ask([number])).toEqual([{ result: hex(1_001) }])
    expect(node.asked).toHaveLength(1)
    now = 16_000
    head = 1_002
    expect(await ask([number])).toEqual([{ result: hex(1_002) }])
  })

  test('is asked again after a transaction was sent', async () => {
    await ask([number])
    await ask([{ method: 'eth_sendRawTransaction', params: ['0x02'] }])
    await ask([number])
    expect(node.asked).toHaveLength(3)
  })

  test('follows from a receipt of a newer block', async () => {
    await ask([number, balance])
    minedAt = 1_001
    head = 1_001
    await ask([receipt])
    await ask([number, balance])
    expect(node.asked.flatMap(({ body }) => body)).toHaveLength(5)
  })
})

describe('what cannot change', () => {
  test('is asked once: a receipt and a block behind finality', async () => {
    await ask([number])
    minedAt = 1_000 - 64
    const block = { method: 'eth_getBlockByNumber', params: [hex(900), false] }
    await ask([receipt, block])
    now = 3_600_000
    await ask([receipt, block])
    expect(node.asked).toHaveLength(2)
  })

  test('is not a receipt before finality', async () => {
    await ask([number])
    minedAt = 1_000 - 63
    await ask([receipt])
    await ask([receipt])
    expect(node.asked).toHaveLength(3)
  })

  test('takes 16 MB at most, and what was used longest ago goes', async () => {
    await ask([number])
    minedAt = 1
    const long = 'x'.repeat(500_000)
    node.answerWith(answerEach(() => ({ result: { blockNumber: '0x1', long } })))
    const one = (index: number) => ({
      ...receipt,
      params: [`0x${index.toString(16).padStart(64, '0')}`],
    })
    for (let index = 0; index < 40; index++) await ask([one(index)])
    const asked = node.asked.length
    await ask([one(39)])
    expect(node.asked).toHaveLength(asked)
    await ask([one(0)])
    expect(node.asked).toHaveLength(asked + 1)
  })
})

describe('who asks the same at the same time', () => {
  let waiting: { body: unknown; response: ServerResponse }[] = []
  beforeEach(() => {
    waiting = []
    node.answerWith((body, response) => void waiting.push({ body, response }))
  })
  const arrived = (count: number) => vi.waitFor(() => expect(waiting).toHaveLength(count))
  const release = () => {
    for (const { body, response } of waiting.splice(0)) chain(body, response)
  }

  test('is answered with one call, in a batch of the same too', async () => {
    const all = Array.from({ length: 100 }, (_, index) => ask([balance, balance], { sender: `${index}` }))
    await arrived(1)
    release()
    for (const outcomes of await Promise.all(all))
      expect(outcomes).toEqual([{ result: '0x1' }, { result: '0x1' }])
    expect(node.asked).toHaveLength(1)
    expect(state.counts).toMatchObject({ misses: 1, shared: 199 })
  })

  test('loses nothing when the first one leaves, and the call is aborted when the last one did', async () => {
    const [first, second] = [new AbortController(), new AbortController()]
    const left = failureOf(ask([balance], { signal: first.signal }))
    await arrived(1)
    const stays = ask([balance], { sender: 'b', signal: second.signal })
    first.abort()
    expect(await left).toHaveProperty('code', 'bad-request')
    release()
    expect(await stays).toEqual([{ result: '0x1' }])

    now = 10_000
    const [third, fourth] = [new AbortController(), new AbortController()]
    const both = [third, fourth].map(({ signal }) => failureOf(ask([balance], { signal })))
    await arrived(1)
    const closed = vi.waitFor(() => expect(waiting[0]?.response.destroyed).toBe(true))
    third.abort()
    fourth.abort()
    await closed
    for (const error of await Promise.all(both)) expect(error.code).toBe('bad-request')
    // Who comes after that asks anew.
    const next = ask([balance])
    await arrived(2)
    release()
    expect(await next).toEqual([{ result: '0x3' }])
  })

  test('shares the failure too', async () => {
    const both = ['a', 'b'].map((sender) => failureOf(ask([balance], { sender })))
    await arrived(1)
    for (const { response } of waiting) response.writeHead(502).end()
    for (const error of await Promise.all(both)) expect(error.code).toBe('node-unavailable')
  })

  const other = (index: number) => ({
    ...balance,
    params: [`0x${index.toString(16).padStart(40, '0')}`, 'latest'],
  })

  test('of different things fills the places, then the queue, and is then refused until there is room', async () => {
    const all = Array.from({ length: 204 }, (_, index) => ask([other(index)], { sender: `${index}` }))
    await arrived(4)
    expect([state.places.taken(), state.places.waiting()]).toEqual([4, 200])
    const refused = await failureOf(ask([other(999)]))
    expect(refused).toMatchObject({ code: 'node-unavailable', retryAfterMs: 1_000 })
    expect(state.counts.refused).toBe(1)
    node.answerWith(chain)
    release()
    expect(await Promise.all(all)).toHaveLength(204)
    expect([state.places.taken(), state.places.waiting()]).toEqual([0, 0])
    expect(await ask([other(999)])).toHaveLength(1)
  })

  test('leaves the queue when the page leaves, and takes no place later', async () => {
    const held = Array.from({ length: 4 }, (_, index) => ask([other(index)], { sender: `${index}` }))
    await arrived(4)
    const leave = new AbortController()
    const left = failureOf(ask([other(5)], { signal: leave.signal }))
    await vi.waitFor(() => expect(state.places.waiting()).toBe(1))
    leave.abort()
    expect(await left).toHaveProperty('code', 'bad-request')
    await vi.waitFor(() => expect(state.places.waiting()).toBe(0))
    release()
    await Promise.all(held)
    expect(node.asked).toHaveLength(4)
  })
})
