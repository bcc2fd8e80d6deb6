import { connect } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { countWith } from '@/server/count-event'
import type { ProcessState } from '../../../server/metrics/collect-state.ts'
import { startMetrics } from '../../../server/metrics/serve-metrics.ts'
import { freePort } from '../../support/free-port.ts'
import { rawServers } from '../raw-connection'

const token = 'a-token-of-this-test'
const quiet: ProcessState = {
  isDraining: () => false,
  database: () => null,
  nodes: () => [],
  markets: () => [],
}
const none = { METRICS_HOST: '127.0.0.1', METRICS_PORT: undefined, METRICS_TOKEN: undefined }
const { serve, stop } = rawServers()
afterEach(async () => {
  await stop()
  countWith(null)
})

async function served(
  env: Partial<typeof none | { METRICS_PORT: number; METRICS_TOKEN: string }>,
  state = quiet,
) {
  const metrics = await startMetrics({ ...none, ...env }, [], state)
  const started = await serve((_, response) => void response.end('routes'), {
    observe: metrics?.observe,
    answers: metrics ? [metrics.answer] : [],
  })
  const read = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`http://127.0.0.1:${started.port}${path}`, { headers, method })
  const scrape = async () => (await read('/metrics', { authorization: `Bearer ${token}` })).text()
  return { ...started, read, scrape }
}

function valuesOf(text: string, name: string): Record<string, number> {
  const lines = text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
  return Object.fromEntries(
    lines.map((line) => [
      line.slice(name.length, line.lastIndexOf(' ')),
      Number(line.slice(line.lastIndexOf(' '))),
    ]),
  )
}

describe('metrics', () => {
  test('metrics are disabled unless a port or a token is set', async () => {
    const { read } = await served({})
    expect(await (await read('/metrics')).text()).toBe('routes')
  })

  test.each([undefined, 'Bearer ', `Bearer ${token}x`, `bearer ${token}`, `Basic ${token}`, token])(
    'metrics on the public port are refused to %j',
    async (authorization) => {
      const { read } = await served({ METRICS_TOKEN: token })
      const answer = await read('/metrics', authorization ? { authorization } : {})
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="metrics"'])
      expect(await answer.text()).not.toContain('love98_')
    },
  )

  test('metrics are read with the token: requests by route and status, with their durations', async () => {
    const { read, scrape } = await served({ METRICS_TOKEN: token })
    for (const path of ['/assets/a.png', '/assets/b.png?v=1', '/nowhere/at/all'])
      await (await read(path)).text()
    await (await read('/api/x', {}, 'PUT')).text()
    await (await read('/', {}, 'POST')).text()
    const text = await scrape()
    expect(valuesOf(text, 'love98_http_requests_total')).toMatchObject({
      '{route="/assets/…",status="200"}': 2,
      '{route="other",status="200"}': 2,
      '{route="other",status="405"}': 1,
    })
    expect(valuesOf(text, 'love98_http_request_duration_seconds_bucket')).toMatchObject({
      '{le="+Inf",route="/assets/…"}': 2,
    })
    expect(valuesOf(text, 'love98_http_requests_in_flight')).toEqual({ '': 1 })
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
      expect(valuesOf(text, name)['']).toBeGreaterThan(0)
  })

  test('metrics have their own local port, which answers no other path', async () => {
    const port = await freePort()
    const { read } = await served({ METRICS_PORT: port })
    const [own, elsewhere] = await Promise.all(
      ['/metrics', '/'].map((path) => fetch(`http://127.0.0.1:${port}${path}`)),
    )
    expect([own?.status, elsewhere?.status]).toEqual([200, 404])
    expect(await own?.text()).toContain('love98_http_requests_total')
    expect(await (await read('/metrics')).text()).toBe('routes')
    await expect(startMetrics({ ...none, METRICS_PORT: port }, [], quiet)).rejects.toThrow(
      /METRICS_PORT|in use/,
    )
  })

  test('metrics count a visitor who left before the answer as status 0', async () => {
    let arrived = () => undefined as unknown
    const isThere = new Promise((resolve) => {
      arrived = () => resolve(undefined)
    })
    const metrics = await startMetrics({ ...none, METRICS_TOKEN: token }, [], quiet)
    const { port } = await serve(() => void arrived(), {
      observe: metrics?.observe,
      answers: metrics ? [metrics.answer] : [],
    })
    const socket = connect({ port, host: '127.0.0.1' })
    socket.write('GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await isThere
    socket.destroy()
    const scrape = async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/metrics`, {
        headers: { authorization: `Bearer ${token}` },
      })
      return valuesOf(await answer.text(), 'love98_http_requests_total')
    }
    await expect.poll(scrape).toMatchObject({ '{route="other",status="0"}': 1 })
  })
})

describe('the counters of routes', () => {
  test('route counters are in the metrics, and labels chosen by clients do not fill the memory', async () => {
    const { scrape } = await served({ METRICS_TOKEN: token })
    const { countEvent, countSignIn } = await import('@/server/count-event')
    const { AppError } = await import('@/domain/errors')
    await countSignIn(Promise.resolve(1))
    await countSignIn(Promise.reject(new AppError('verification-failed'))).catch(() => undefined)
    countEvent('game', 'ranked')
    countEvent('cache', 'gateway', 'miss')
    for (let index = 0; index < 1000; index++) countEvent('nodeCall', `eth_method${index}`, 'answered')
    countEvent('nodeCall', `eth_${'x'.repeat(10_000)}`, 'failed')
    const text = await scrape()
    expect(valuesOf(text, 'love98_sign_ins_total')).toEqual({
      '{outcome="signed-in"}': 1,
      '{outcome="verification-failed"}': 1,
    })
    expect(valuesOf(text, 'love98_games_total')).toEqual({ '{event="ranked"}': 1 })
    expect(valuesOf(text, 'love98_cache_reads_total')).toEqual({ '{cache="gateway",outcome="miss"}': 1 })
    const calls = valuesOf(text, 'love98_node_calls_total')
    expect(Object.keys(calls).length).toBeLessThan(70)
    expect(calls['{method="other",outcome="answered"}']).toBe(940)
    expect(text.length).toBeLessThan(60_000)
  })

  test('route counters are not recorded without metrics', async () => {
    const { countEvent } = await import('@/server/count-event')
    expect(() => countEvent('game', 'lost')).not.toThrow()
  })

  test('a call to a node is counted by method and outcome, and no metric contains its address', async () => {
    const { answerEach, secretKey, startNodeStub } = await import('../../server/node-stub')
    const node = await startNodeStub()
    const { callNode, nodeLimits } = await import('@/server/rpc/rpc-node')
    const { nodeCounts } = await import('@/server/rpc/served-nodes')
    const nodes = () => [{ chainId: 1, ...nodeCounts(node.url) }]
    const { scrape } = await served({ METRICS_TOKEN: token }, { ...quiet, nodes })
    node.answerWith(
      answerEach(({ method }) =>
        method === 'eth_call' ? { error: { code: 3, message: 'x' } } : { result: '0x1' },
      ),
    )
    await callNode(
      node.url,
      [
        { method: 'eth_chainId', params: [] },
        { method: 'eth_call', params: [] },
      ],
      nodeLimits,
    )
    await node.stop()
    await callNode(node.url, [{ method: 'eth_chainId', params: [] }], nodeLimits).catch(() => undefined)
    const text = await scrape()
    expect(valuesOf(text, 'love98_node_calls_total')).toEqual({
      '{method="eth_chainId",outcome="answered"}': 1,
      '{method="eth_call",outcome="error"}': 1,
      '{method="eth_chainId",outcome="failed"}': 1,
    })
    expect(valuesOf(text, 'love98_node_reads')).toMatchObject({ '{chain="1",answer="hits"}': 0 })
    expect(text).not.toContain(secretKey)
    expect(text).not.toContain(new URL(node.url).port)
  })
})

describe('the state of the parts', () => {
  test('the state of pool, market and draining is read at each scrape, and a missing database does not delay it', async () => {
    const state = { ...quiet, database: () => new Promise<never>(() => undefined) }
    const reported: ProcessState = {
      isDraining: () => state.isDraining(),
      database: () => state.database(),
      nodes: () => [],
      markets: () => state.markets(),
    }
    const { scrape } = await served({ METRICS_TOKEN: token }, reported)
    const unknown = await scrape()
    expect(valuesOf(unknown, 'love98_database_connections')).toEqual({})
    expect(valuesOf(unknown, 'love98_market_lag_seconds')).toEqual({})
    const pool = { orm: { $client: { totalCount: 5, idleCount: 2, waitingCount: 1 } } }
    Object.assign(state, {
      database: async () => pool,
      markets: () => [
        { chainId: 1, state: 'reading', block: '77', readMs: 1500 },
        { chainId: 8453, state: 'following', block: null, readMs: null },
      ],
      isDraining: () => true,
    })
    const text = await scrape()
    expect(valuesOf(text, 'love98_database_connections')).toEqual({
      '{state="busy"}': 3,
      '{state="idle"}': 2,
      '{state="waiting"}': 1,
    })
    expect(valuesOf(text, 'love98_market_lag_seconds')).toEqual({
      '{chain="1"}': 1.5,
      '{chain="8453"}': Number.NaN,
    })
    expect(valuesOf(text, 'love98_market_block')).toMatchObject({ '{chain="1"}': 77 })
    expect(valuesOf(text, 'love98_market_reading')).toEqual({ '{chain="1"}': 1, '{chain="8453"}': 0 })
    expect(valuesOf(text, 'love98_draining')).toEqual({ '': 1 })
  })
})
