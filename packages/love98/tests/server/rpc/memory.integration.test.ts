import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type NodeState, newNodeState } from '@/server/rpc/node-gate'
import { nodeLimits } from '@/server/rpc/rpc-node'
import { createPageCalls } from '@/server/rpc/served-nodes'
import { waitOptions } from '../../support/event-loop'
import { answerEach, type NodeStub, startNodeStub } from '../node-stub'

let node: NodeStub
let now = 0
let state: NodeState
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
let assembled: { of: NodeState; ask: ReturnType<typeof createPageCalls> } | undefined
function pages() {
  if (assembled?.of !== state)
    assembled = { of: state, ask: createPageCalls(node.url, state, nodeLimits, () => now) }
  return assembled.ask
}

async function newBlock() {
  head++
  now += 4_000
  await ask([number])
}

describe('requests at the newest block', () => {
  test('a request is sent once until the head changes, for all callers', async () => {
    await ask([number])
    const first = await ask([balance], { sender: 'a' })
    const upper = { ...balance, params: [address.replace('ab', 'AB'), 'latest'] }
    expect(await ask([upper], { sender: 'b' })).toEqual(first)
    expect(node.asked).toHaveLength(2)
    await newBlock()
    expect(await ask([balance])).not.toEqual(first)
    expect(state.counts).toMatchObject({ hits: 1, misses: 4 })
  })

  test('a request is sent again after 4 s without a new head', async () => {
    await ask([balance])
    now = 3_999
    await ask([balance])
    expect(node.asked).toHaveLength(1)
    now = 4_000
    await ask([balance])
    expect(node.asked).toHaveLength(2)
  })

  test('a request with other parameters is a different request', async () => {
    await ask([balance, { ...balance, params: [`0x${'12'.repeat(20)}`, 'latest'] }])
    await ask([{ ...balance, params: [address, hex(1_000)] }])
    expect(node.asked.flatMap(({ body }) => body)).toHaveLength(4)
  })

  test('a request that failed is sent again', async () => {
    node.answerWith(answerEach(() => ({ error: { code: 3, message: 'execution reverted' } })))
    await ask([balance])
    await ask([balance])
    expect(node.asked).toHaveLength(2)
  })

  test('an answer that arrives after the head changed is not used for the new head', async () => {
    let held: (() => void) | undefined
    node.answerWith((body, response) => {
      held = () => chain(body, response)
    })
    const early = ask([balance])
    await vi.waitFor(() => expect(held).toBeDefined(), waitOptions)
    state.newest.publish(1_001n, 10_000)
    held?.()
    await early
    node.answerWith(chain)
    await ask([balance])
    expect(node.asked).toHaveLength(2)
  })

  test('requests at `pending` are never cached', async () => {
    const pending = { ...balance, params: [address, 'pending'] }
    await Promise.all([ask([pending]), ask([pending])])
    expect(node.asked).toHaveLength(2)
  })
})

describe('the number of the newest block', () => {
  test('the number comes from the cache for 4 s, and as long as the market reader follows the chain', async () => {
    await ask([number])
    now = 3_999
    expect(await ask([number])).toEqual([{ result: hex(1_000) }])
    state.newest.publish(1_001n, 12_000)
    now = 15_000
    expect(await ask([number])).toEqual([{ result: hex(1_001) }])
    expect(node.asked).toHaveLength(1)
    now = 16_000
    head = 1_002
    expect(await ask([number])).toEqual([{ result: hex(1_002) }])
  })

  test('the number is requested again after a transaction was sent', async () => {
    await ask([number])
    await ask([{ method: 'eth_sendRawTransaction', params: ['0x02'] }])
    await ask([number])
    expect(node.asked).toHaveLength(3)
  })

  test('the number increases with a receipt of a newer block', async () => {
    await ask([number, balance])
    minedAt = 1_001
    head = 1_001
    await ask([receipt])
    await ask([number, balance])
    expect(node.asked.flatMap(({ body }) => body)).toHaveLength(5)
  })
})

describe('final answers', () => {
  test('a receipt and a block behind finality are requested once', async () => {
    await ask([number])
    minedAt = 1_000 - 64
    const block = { method: 'eth_getBlockByNumber', params: [hex(900), false] }
    await ask([receipt, block])
    now = 3_600_000
    await ask([receipt, block])
    expect(node.asked).toHaveLength(2)
  })

  test('a receipt before finality is requested again', async () => {
    await ask([number])
    minedAt = 1_000 - 63
    await ask([receipt])
    await ask([receipt])
    expect(node.asked).toHaveLength(3)
  })

  test('the cache takes at most 16 MB, and evicts the least recently used entry', async () => {
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
