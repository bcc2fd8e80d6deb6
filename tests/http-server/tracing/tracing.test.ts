import { createServer } from 'node:http'
import { type AddressInfo, BlockList } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startTracing } from '../../../server/tracing/tracing.mjs'
import { answerEach, secretKey, startNodeStub } from '../../server/node-stub'
import { rawServers } from '../raw-connection'

type Sent = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[]
  status: { code?: number }
}

const { serve, stop } = rawServers()
const ends: (() => unknown)[] = []
beforeEach(() => vi.resetModules())
afterEach(async () => {
  await stop()
  for (const end of ends.splice(0)) await end()
  Reflect.deleteProperty(globalThis, Symbol.for('love98.tracer'))
})

/** A collector that keeps what it is sent. */
async function startCollector(status = 200) {
  const requests: { url: string | undefined; headers: Record<string, unknown>; body: string }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request.setEncoding('utf8')) body += part
    requests.push({ url: request.url, headers: request.headers, body })
    response.writeHead(status).end('{}')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  ends.push(() => server.close())
  const spans = () =>
    requests.flatMap(({ body }) => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans as Sent[])
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, spans }
}

const trustLoopback = new BlockList()
trustLoopback.addAddress('127.0.0.1')

async function traced(env: Record<string, string>, work: () => Promise<unknown>, trusted = false) {
  const routes = ['/', '/api/rpc/[chainId]']
  const tracing = startTracing({ env, routes, ...(trusted ? { trustedProxies: trustLoopback } : {}) })
  const { port } = await serve(
    async (_, response) => {
      await work().catch(() => response.writeHead(503))
      response.end('ok')
    },
    { observe: tracing?.observe },
  )
  const ask = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body: '{}' })).text()
  return { ask, tracing }
}

describe('traces', () => {
  test('are made only when a collector is named', () => {
    expect(startTracing({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: '' }, routes: [] })).toBeNull()
  })

  test('hold a span a request and one a call of a node below it, and no address, query or key', async () => {
    const collector = await startCollector()
    const node = await startNodeStub()
    ends.push(() => node.stop())
    node.answerWith(answerEach(() => ({ result: '0x1' })))
    const { callNode, nodeLimits } = await import('@/server/rpc/rpc-node')
    const call = { method: 'eth_blockNumber', params: [] }
    const env = {
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.endpoint}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a%2Cb,x-team=love',
      OTEL_SERVICE_NAME: 'love-one',
    }
    const { ask, tracing } = await traced(env, () => callNode(node.url, [call, call], nodeLimits))
    await Promise.all([ask('/api/rpc/1?secret=me'), ask('/api/rpc/10')])
    await tracing?.stop()
    const [{ url, headers, body } = { url: '', headers: {}, body: '' }] = collector.requests
    expect([url, headers['x-team'], headers.authorization]).toEqual(['/v1/traces', 'love', 'Bearer a,b'])
    expect(body).toContain('{"key":"service.name","value":{"stringValue":"love-one"}}')
    for (const hidden of [secretKey, node.url, 'secret=me', '127.0.0.1']) expect(body).not.toContain(hidden)
    const requests = collector.spans().filter(({ kind }) => kind === 2)
    const calls = collector.spans().filter(({ kind }) => kind === 3)
    expect(requests.map(({ name }) => name)).toEqual(Array(2).fill('POST /api/rpc/[chainId]'))
    expect(calls.map(({ name }) => name)).toEqual(['node', 'node'])
    expect(calls[0]?.attributes).toEqual([
      { key: 'rpc.method', value: { stringValue: 'eth_blockNumber' } },
      { key: 'rpc.calls', value: { intValue: '2' } },
    ])
    // Requests at the same time do not get each other's calls.
    expect(new Set(requests.map(({ traceId }) => traceId)).size).toBe(2)
    for (const { traceId, parentSpanId, startTimeUnixNano, endTimeUnixNano } of calls) {
      expect(requests.find(({ spanId }) => spanId === parentSpanId)?.traceId).toBe(traceId)
      expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano))
    }
  })

  test('tell what failed, in the span of the call and in that of the request', async () => {
    const collector = await startCollector()
    const { callNode, nodeLimits } = await import('@/server/rpc/rpc-node')
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint }
    const { ask, tracing } = await traced(env, () =>
      callNode('http://127.0.0.1:1/key', [{ method: 'eth_chainId', params: [] }], nodeLimits),
    )
    await ask('/api/rpc/1')
    await tracing?.stop()
    expect(collector.spans().map(({ kind, status }) => [kind, status.code])).toEqual([
      [3, 2],
      [2, 2],
    ])
  })

  test.each([
    [true, 'a proxy of ours', 'ab'.repeat(16)],
    [false, 'anybody else', undefined],
  ])('continue a trace of another service: %s, of %s', async (trusted, _, expected) => {
    const collector = await startCollector()
    const { ask, tracing } = await traced(
      { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint },
      async () => 0,
      trusted,
    )
    await ask('/', { traceparent: `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01` })
    await tracing?.stop()
    const [span] = collector.spans()
    expect(span?.traceId === 'ab'.repeat(16)).toBe(expected !== undefined)
    expect(span?.parentSpanId).toBe(expected && 'cd'.repeat(8))
  })

  test('are made of the share of requests that is asked for', async () => {
    const collector = await startCollector()
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_TRACES_SAMPLER_ARG: '0' }
    const { traced: trace } = await import('@/server/traced')
    const { ask, tracing } = await traced(env, () => trace('node', {}, async () => 1))
    await ask('/api/x')
    await tracing?.stop()
    expect(collector.requests).toEqual([])
  })

  test('are dropped when the collector takes none, which is said once and stops nothing', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const collector = await startCollector(500)
    const { ask, tracing } = await traced({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint }, async () => 0)
    for (let index = 0; index < 3; index++) expect(await ask('/api/x')).toBe('ok')
    await tracing?.stop()
    await tracing?.stop()
    expect(said.mock.calls.length).toBe(1)
    expect(String(said.mock.calls[0])).not.toContain(collector.endpoint)
  })
})
