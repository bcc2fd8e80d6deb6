import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type NodeState, newNodeState } from '@/server/rpc/node-gate'
import { nodeLimits } from '@/server/rpc/rpc-node'
import { createPageCalls } from '@/server/rpc/served-nodes'
import { waitOptions } from '../../support/event-loop'
import { answerEach, type NodeStub, startNodeStub } from '../node-stub'
import { failureOf } from './rpc-calls'

let node: NodeStub
let now = 0
let state: NodeState
let pages: ReturnType<typeof createPageCalls>
beforeEach(async () => {
  node = await startNodeStub()
  now = 0
  state = newNodeState(() => now, 4, { calls: 200, time: 60_000 })
  pages = createPageCalls(node.url, state, nodeLimits, () => now)
})
afterEach(() => node.stop())

const chain = answerEach(() => ({ result: `0x${node.asked.length.toString(16)}` }))
const balance = { method: 'eth_getBalance', params: [`0x${'ab'.repeat(20)}`, 'latest'] }

type Asked = { method: string; params: readonly unknown[] }

const ask = (calls: readonly Asked[], asker: { sender?: string; signal?: AbortSignal } = {}) =>
  pages(calls as never, { sender: '203.0.113.7', ...asker })

describe('a request that equals another one in progress', () => {
  let waiting: { body: unknown; response: ServerResponse }[] = []
  beforeEach(() => {
    waiting = []
    node.answerWith((body, response) => void waiting.push({ body, response }))
  })
  const arrived = (count: number) => vi.waitFor(() => expect(waiting).toHaveLength(count), waitOptions)
  const release = () => {
    for (const { body, response } of waiting.splice(0)) chain(body, response)
  }

  test('equal requests are answered with one call, in a batch too', async () => {
    const all = Array.from({ length: 100 }, (_, index) => ask([balance, balance], { sender: `${index}` }))
    await arrived(1)
    release()
    for (const outcomes of await Promise.all(all))
      expect(outcomes).toEqual([{ result: '0x1' }, { result: '0x1' }])
    expect(node.asked).toHaveLength(1)
    expect(state.counts).toMatchObject({ misses: 1, shared: 199 })
  })

  test('equal requests continue when the first sender leaves, and the call is aborted when the last one does', async () => {
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
    const closed = vi.waitFor(() => expect(waiting[0]?.response.destroyed).toBe(true), waitOptions)
    third.abort()
    fourth.abort()
    await closed
    for (const error of await Promise.all(both)) expect(error.code).toBe('bad-request')
    // A later request causes a new call.
    const next = ask([balance])
    await arrived(2)
    release()
    expect(await next).toEqual([{ result: '0x3' }])
  })

  test('equal requests share the failure too', async () => {
    const both = ['a', 'b'].map((sender) => failureOf(ask([balance], { sender })))
    await arrived(1)
    for (const { response } of waiting) response.writeHead(502).end()
    for (const error of await Promise.all(both)) expect(error.code).toBe('node-unavailable')
  })

  const other = (index: number) => ({
    ...balance,
    params: [`0x${index.toString(16).padStart(40, '0')}`, 'latest'],
  })

  test('different requests fill the places, then the queue, and are refused until there is room', async () => {
    const all = Array.from({ length: 204 }, (_, index) => ask([other(index)], { sender: `${index}` }))
    await arrived(4)
    expect([state.places.inUse(), state.places.waiting()]).toEqual([4, 200])
    const refused = await failureOf(ask([other(999)]))
    expect(refused).toMatchObject({ code: 'node-unavailable', retryAfterMs: 1_000 })
    expect(state.counts.refused).toBe(1)
    node.answerWith(chain)
    release()
    expect(await Promise.all(all)).toHaveLength(204)
    expect([state.places.inUse(), state.places.waiting()]).toEqual([0, 0])
    expect(await ask([other(999)])).toHaveLength(1)
  })

  test('a request leaves the queue when the page leaves, and takes no place later', async () => {
    const held = Array.from({ length: 4 }, (_, index) => ask([other(index)], { sender: `${index}` }))
    await arrived(4)
    const leave = new AbortController()
    const left = failureOf(ask([other(5)], { signal: leave.signal }))
    await vi.waitFor(() => expect(state.places.waiting()).toBe(1), waitOptions)
    leave.abort()
    expect(await left).toHaveProperty('code', 'bad-request')
    await vi.waitFor(() => expect(state.places.waiting()).toBe(0), waitOptions)
    release()
    await Promise.all(held)
    expect(node.asked).toHaveLength(4)
  })
})
