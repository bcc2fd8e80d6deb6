import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { nodeLimits } from '@/server/rpc/rpc-node'
import { waitOptions } from '../../support/event-loop'
import { answerEach, type NodeStub, send, startNodeStub } from '../node-stub'
import { failureOf, rpcCall } from './rpc-calls'
import { pageOf } from './rpc-ports'

let node: NodeStub
beforeEach(async () => {
  node = await startNodeStub()
})
afterEach(() => node.stop())

const calls = (count: number) => Array.from({ length: count }, (_, id) => rpcCall('eth_blockNumber', id))
const one = rpcCall('eth_blockNumber')
const echo = answerEach(({ method }) => ({ result: method }))
const unavailable = { code: 'node-unavailable' }

describe('calls in flight', () => {
  /** Requests that the node leaves without an answer. */
  let waiting: { body: unknown; response: ServerResponse }[] = []
  beforeEach(() => {
    waiting = []
    node.answerWith((body, response) => void waiting.push({ body, response }))
  })
  const arrived = (count: number) => vi.waitFor(() => expect(waiting).toHaveLength(count), waitOptions)
  const release = () => {
    for (const { body, response } of waiting) echo(body, response)
  }

  test('one sender has at most 40 calls in flight, and another sender is answered', async () => {
    const page = pageOf(node.url)
    const held = [page.ask(calls(20)), page.ask(calls(20))]
    await arrived(2)
    expect(await failureOf(page.ask(one))).toMatchObject({ code: 'rate-limited', retryAfterMs: 1_000 })
    const other = page.ask(one, { sender: '203.0.113.8' })
    await arrived(3)
    release()
    await Promise.all([...held, other])
    node.answerWith(echo)
    expect(await page.ask(one)).toHaveProperty('result')
  })

  test('all senders have at most 200 calls in flight', async () => {
    const page = pageOf(node.url)
    const held = Array.from({ length: 10 }, (_, index) =>
      page.ask(calls(20), { sender: `203.0.113.${index}` }),
    )
    await arrived(10)
    expect(await failureOf(page.ask(one, { sender: '198.51.100.1' }))).toMatchObject(unavailable)
    expect(node.asked).toHaveLength(10)
    release()
    await Promise.all(held)
  })

  test('calls are aborted at the node when the page no longer waits, and make room', async () => {
    const page = pageOf(node.url)
    const leave = new AbortController()
    const left = [1, 2].map(() => failureOf(page.ask(calls(20), { signal: leave.signal })))
    await arrived(2)
    const closed = Promise.all(waiting.map(({ response }) => once(response, 'close')))
    leave.abort()
    await closed
    for (const error of await Promise.all(left)) expect(error.code).toBe('bad-request')
    node.answerWith(echo)
    expect(await page.ask(calls(20))).toHaveLength(20)
  })
})

describe('a node that is down', () => {
  let now = 0
  const start = (limits = nodeLimits) => {
    now = 0
    return pageOf(node.url, { now: () => now, limits })
  }
  const fail = (response: ServerResponse) => void response.writeHead(502).end()

  test('a node is not called for 5 s after three failures, then tried by a single call', async () => {
    const page = start()
    node.answerWith((_, response) => fail(response))
    for (let call = 0; call < 10; call++) expect(await failureOf(page.ask(one))).toMatchObject(unavailable)
    expect(node.asked).toHaveLength(3)
    now = 4_999
    await failureOf(page.ask(one))
    expect(node.asked).toHaveLength(3)
    now = 5_000
    const tried = await Promise.all([failureOf(page.ask(one)), failureOf(page.ask(one))])
    expect(tried).toEqual([expect.objectContaining(unavailable), expect.objectContaining(unavailable)])
    expect(node.asked).toHaveLength(4)
    node.answerWith(echo)
    now = 9_999
    await failureOf(page.ask(one))
    now = 10_000
    expect(await page.ask(one)).toHaveProperty('result')
    expect(await Promise.all([page.ask(one), page.ask(one)])).toHaveLength(2)
  })

  test('a node that hangs three times is down for all senders, and the fourth visitor does not wait', async () => {
    const page = start({ ...nodeLimits, timeout: 1_000 })
    node.answerWith(() => undefined)
    const first = await Promise.all([1, 2, 3].map(() => failureOf(page.ask(one))))
    expect(first.map(({ code }) => code)).toEqual(Array(3).fill('node-unavailable'))
    expect(await failureOf(page.ask(one, { sender: '198.51.100.1' }))).toMatchObject(unavailable)
    expect(node.asked).toHaveLength(3)
  })

  test('a node that answers now and then is not down', async () => {
    const page = start()
    for (let round = 0; round < 4; round++) {
      node.answerWith((_, response) => fail(response))
      await failureOf(page.ask(one))
      await failureOf(page.ask(one))
      node.answerWith(echo)
      expect(await page.ask(one)).toHaveProperty('result')
    }
  })

  test.each([
    ['too long an answer', (response: ServerResponse) => send(response, { result: 'x'.repeat(9_000) })],
    ['an answer to other calls', (response: ServerResponse) => send(response, [])],
    ['413', (response: ServerResponse) => void response.writeHead(413).end()],
  ])('a node that gives %s, which a call can provoke, is not down', async (_, answer) => {
    const page = start({ ...nodeLimits, maxBytes: 8_000 })
    node.answerWith((_, response) => answer(response))
    for (let call = 0; call < 9; call++) await failureOf(page.ask(one))
    expect(node.asked).toHaveLength(9)
  })

  test('a node whose visitors leave is not down', async () => {
    const page = start()
    node.answerWith(() => undefined)
    for (let call = 0; call < 9; call++) {
      const leave = new AbortController()
      const left = failureOf(page.ask(one, { signal: leave.signal }))
      await vi.waitFor(() => expect(node.asked).toHaveLength(call + 1), waitOptions)
      leave.abort()
      expect(await left).toHaveProperty('code', 'bad-request')
    }
    node.answerWith(echo)
    expect(await page.ask(one)).toHaveProperty('result')
  })

  test('a node is tried again when the visitor who tried it leaves', async () => {
    const page = start()
    node.answerWith((_, response) => fail(response))
    for (let call = 0; call < 3; call++) await failureOf(page.ask(one))
    now = 5_000
    node.answerWith(() => undefined)
    const leave = new AbortController()
    const left = failureOf(page.ask(one, { signal: leave.signal }))
    await vi.waitFor(() => expect(node.asked).toHaveLength(4), waitOptions)
    leave.abort()
    await left
    node.answerWith(echo)
    expect(await page.ask(one)).toHaveProperty('result')
  })
})
