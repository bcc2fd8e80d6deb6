import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, BlockList } from 'node:net'
import { trace } from '@opentelemetry/api'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { startTracing } from '../../../server/tracing/tracing.ts'
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
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
  status: { code?: number }
}

const { serve, stop } = rawServers()
const ends: (() => unknown)[] = []
afterEach(async () => {
  await stop()
  for (const end of ends.splice(0)) await end()
  Reflect.deleteProperty(globalThis, Symbol.for('love98.tracer'))
})

async function startCollector(status = 200, answers = true) {
  const requests: { url: string | undefined; headers: Record<string, unknown>; body: string }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request.setEncoding('utf8')) body += part
    requests.push({ url: request.url, headers: request.headers, body })
    if (answers) response.writeHead(status).end('{}')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  ends.push(() => {
    server.close()
    server.closeAllConnections()
  })
  const spans = () =>
    requests.flatMap(({ body }) => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans as Sent[])
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, spans }
}

const trustLoopback = new BlockList()
trustLoopback.addAddress('127.0.0.1')

async function traced(env: Record<string, string>, work: () => Promise<unknown>, trusted = false) {
  const routes = ['/', '/api/rpc/[chainId]']
  const tracing = startTracing({ env, routes, ...(trusted ? { trustedProxies: trustLoopback } : {}) })
  const responses: Promise<unknown>[] = []
  const { port } = await serve(
    async (_, response) => {
      await work().catch(() => response.writeHead(503))
      response.end('ok')
    },
    {
      observe(request, response) {
        responses.push(once(response, 'close'))
        tracing?.observe(request, response)
      },
    },
  )
  // The span of a request ends when its response is closed, which may be after the client has received it.
  const stopTracing = async () => {
    await Promise.all(responses)
    await tracing?.stop()
  }
  const ask = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body: '{}' })).text()
  return { ask, tracing: tracing && { ...tracing, stop: stopTracing } }
}

describe('traces', () => {
  test('traces are created only when a collector is configured', () => {
    expect(startTracing({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: '' }, routes: [] })).toBeNull()
  })

  test('traces contain one span per request and one per node call below it, and no address, query or key', async () => {
    const collector = await startCollector()
    const node = await startNodeStub()
    ends.push(() => node.stop())
    node.answerWith(answerEach(() => ({ result: '0x1' })))
    const { callNode, nodeLimits } = await import('@/server/rpc/rpc-node')
    const call = { method: 'eth_blockNumber', params: [] }
    const env = {
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.endpoint}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a%2Cb,x-team=cats',
      OTEL_SERVICE_NAME: 'love-one',
    }
    const { ask, tracing } = await traced(env, () => callNode(node.url, [call, call], nodeLimits))
    await Promise.all([ask('/api/rpc/1?secret=me'), ask('/api/rpc/10')])
    await tracing?.stop()
    const [{ url, headers, body } = { url: '', headers: {}, body: '' }] = collector.requests
    expect([url, headers['x-team'], headers.authorization]).toEqual(['/v1/traces', 'cats', 'Bearer a,b'])
    expect(body).toContain('{"key":"service.name","value":{"stringValue":"love-one"}}')
    for (const hidden of [secretKey, node.url, 'secret=me', '127.0.0.1']) expect(body).not.toContain(hidden)
    const requests = collector.spans().filter(({ kind }) => kind === 2)
    const calls = collector.spans().filter(({ kind }) => kind === 3)
    expect(requests.map(({ name }) => name)).toEqual(Array(2).fill('POST /api/rpc/[chainId]'))
    expect(calls.map(({ name }) => name)).toEqual(['node', 'node'])
    expect(calls[0]?.attributes).toEqual([
      { key: 'rpc.method', value: { stringValue: 'eth_blockNumber' } },
      { key: 'rpc.calls', value: { intValue: 2 } },
    ])
    // Simultaneous requests do not get each other's calls.
    expect(new Set(requests.map(({ traceId }) => traceId)).size).toBe(2)
    for (const { traceId, parentSpanId, startTimeUnixNano, endTimeUnixNano } of calls) {
      expect(requests.find(({ spanId }) => spanId === parentSpanId)?.traceId).toBe(traceId)
      expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano))
    }
  })

  test('traces record a failure in the span of the call and in that of the request', async () => {
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
  ])('traces continue a trace of another service: %s, of %s', async (trusted, _, expected) => {
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

  test('traces are created for the configured share of requests', async () => {
    const collector = await startCollector()
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_TRACES_SAMPLER_ARG: '0' }
    const { withSpan: trace } = await import('@/server/spans')
    const { ask, tracing } = await traced(env, () => trace('node', {}, async () => 1))
    await ask('/api/x')
    await tracing?.stop()
    expect(collector.requests).toEqual([])
  })

  test('traces are dropped when the collector accepts none, with one log line and without an interruption', async () => {
    const errorLog = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const collector = await startCollector(500)
    const { ask, tracing } = await traced({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint }, async () => 0)
    for (let index = 0; index < 3; index++) expect(await ask('/api/x')).toBe('ok')
    await tracing?.stop()
    await tracing?.stop()
    expect(errorLog.mock.calls.length).toBe(1)
    expect(String(errorLog.mock.calls[0])).not.toContain(collector.endpoint)
  })
})

const parentId = 'cd'.repeat(8)
const parentOf = (index: number, flags: string) =>
  `00-${(index + 1).toString(16).padStart(32, '0')}-${parentId}-${flags}`

describe('a parent of a trusted proxy', () => {
  test('an unsampled parent gets no span, and neither do the node calls of its request', async () => {
    const collector = await startCollector()
    const { withSpan: traceCall } = await import('@/server/spans')
    const work = vi.fn(async () => 1)
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint }
    const { ask, tracing } = await traced(env, () => traceCall('node', {}, work), true)
    expect(await ask('/api/x', { traceparent: parentOf(0, '00') })).toBe('ok')
    await ask('/api/x', { traceparent: parentOf(1, '01') })
    await tracing?.stop()
    expect(work).toHaveBeenCalledTimes(2)
    expect(collector.spans().map(({ traceId }) => traceId)).toEqual(
      Array(2).fill(parentOf(1, '').split('-')[1]),
    )
  })

  test('a sampled parent is continued, for any configured share of new traces', async () => {
    const collector = await startCollector()
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_TRACES_SAMPLER_ARG: '0.1' }
    const { ask, tracing } = await traced(env, async () => 0, true)
    for (let index = 0; index < 300; index += 20)
      await Promise.all(
        Array.from({ length: 20 }, (_, of) => ask('/', { traceparent: parentOf(index + of, '01') })),
      )
    await tracing?.stop()
    expect(new Set(collector.spans().map(({ traceId }) => traceId)).size).toBe(300)
    expect(collector.spans().every(({ parentSpanId }) => parentSpanId === parentId)).toBe(true)
  })

  test.each([
    ['a trace id of zeros', `00-${'0'.repeat(32)}-${parentId}-01`],
    ['a span id of zeros', `00-${'ab'.repeat(16)}-${'0'.repeat(16)}-01`],
    ['version ff', `ff-${'ab'.repeat(16)}-${parentId}-01`],
    ['a fifth part in version 00', `00-${'ab'.repeat(16)}-${parentId}-01-x`],
  ])('an invalid parent with %s starts a new trace', async (_, traceparent) => {
    const collector = await startCollector()
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint }
    const { ask, tracing } = await traced(env, async () => 0, true)
    await ask('/', { traceparent })
    await tracing?.stop()
    const [span] = collector.spans()
    expect(span?.traceId).toMatch(/^(?!0{32}|(ab){16})[0-9a-f]{32}$/)
    expect(span?.parentSpanId).toBeUndefined()
  })
})

describe('a collector that is silent', () => {
  test('a silent collector delays neither requests nor the shutdown, and gets only the spans that fit into the queue', async () => {
    const collector = await startCollector(200, false)
    const env = {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20hidden-key',
    }
    const errorLog = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { ask, tracing } = await traced(env, async () => 0)
    for (let index = 0; index < 10_000; index++) {
      const response = Object.assign(new EventEmitter(), { headersSent: true, statusCode: 200 })
      tracing?.observe(
        { method: 'GET', url: '/', headers: {}, socket: {} } as IncomingMessage,
        response as unknown as ServerResponse,
      )
      response.emit('close')
    }
    expect(await ask('/api/x')).toBe('ok')
    const stopping = tracing?.stop()
    await expect.poll(() => collector.spans().length).toBe(512 + 4096)
    await stopping
    expect(collector.spans().length).toBe(512 + 4096)
    expect(collector.requests.every(({ headers }) => headers.authorization === 'Bearer hidden-key')).toBe(
      true,
    )
    expect(JSON.stringify(errorLog.mock.calls)).not.toMatch(/hidden-key|127\.0\.0\.1/)
  })
})

test('the tracer is not registered globally, so that other libraries create no spans', async () => {
  const collector = await startCollector()
  const { tracing } = await traced({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint }, async () => 0)
  const span = trace.getTracer('another').startSpan('GET https://node.example/secret-key')
  expect(span.isRecording()).toBe(false)
  span.end()
  await tracing?.stop()
  expect(collector.requests).toEqual([])
})
