import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startMetrics } from '../../../server/metrics/serve-metrics.mjs'
import { forgetSingleton } from '../../server/singletons'
import { freePort } from '../../support/free-port.mjs'
import { rawServers } from '../raw-connection'

const token = 'a-token-of-this-test'
/** Without a build: its routes are tested in a file of their own. */
const root = mkdtempSync(join(tmpdir(), 'love98-metrics-'))
const { serve, stop } = rawServers()
afterAll(() => rmSync(root, { recursive: true }))
afterEach(async () => {
  await stop()
  for (const name of ['events', 'metrics-state', 'database', 'market', 'draining']) forgetSingleton(name)
})

async function served(env: Record<string, string>) {
  const metrics = await startMetrics(root, env)
  const started = await serve((_, response) => void response.end('framework'), {
    observe: metrics?.observe,
    answers: metrics ? [metrics.answer] : [],
  })
  const read = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`http://127.0.0.1:${started.port}${path}`, { headers, method })
  const scrape = async () => (await read('/metrics', { authorization: `Bearer ${token}` })).text()
  return { ...started, read, scrape }
}

/** The values of a metric by its labels. */
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
  test('are nowhere unless a port or a token is set', async () => {
    const { read } = await served({ METRICS_TOKEN: '', METRICS_PORT: '' })
    expect(await (await read('/metrics')).text()).toBe('framework')
  })

  test.each([undefined, 'Bearer ', `Bearer ${token}x`, `bearer ${token}`, `Basic ${token}`, token])(
    'are refused on the public port to %j',
    async (authorization) => {
      const { read } = await served({ METRICS_TOKEN: token })
      const answer = await read('/metrics', authorization ? { authorization } : {})
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="metrics"'])
      expect(await answer.text()).not.toContain('love98_')
    },
  )

  test('are read with the token: requests by route and status, with their durations', async () => {
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

  test('have a port of their own, on this machine, where no other path is answered', async () => {
    const port = await freePort()
    const { read } = await served({ METRICS_PORT: String(port) })
    const [own, elsewhere] = await Promise.all(
      ['/metrics', '/'].map((path) => fetch(`http://127.0.0.1:${port}${path}`)),
    )
    expect([own?.status, elsewhere?.status]).toEqual([200, 404])
    expect(await own?.text()).toContain('love98_http_requests_total')
    expect(await (await read('/metrics')).text()).toBe('framework')
    await expect(startMetrics(root, { METRICS_PORT: String(port) })).rejects.toThrow(/METRICS_PORT|in use/)
  })

  test('count a visitor who left before the answer as status 0', async () => {
    let arrived = () => undefined as unknown
    const isThere = new Promise((resolve) => {
      arrived = () => resolve(undefined)
    })
    const metrics = await startMetrics(root, { METRICS_TOKEN: token })
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

describe('what routes count', () => {
  beforeEach(() => vi.resetModules())

  test('stands in the metrics, and a label that a client chose fills no memory', async () => {
    const { scrape } = await served({ METRICS_TOKEN: token })
    const { countEvent, countSignIn } = await import('@/server/count-event')
    const { LoveError } = await import('@/domain/errors')
    await countSignIn(Promise.resolve(1))
    await countSignIn(Promise.reject(new LoveError('verification-failed'))).catch(() => undefined)
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

  test('is told to nobody where there are no metrics', async () => {
    const { countEvent } = await import('@/server/count-event')
    expect(() => countEvent('game', 'lost')).not.toThrow()
  })

  test('a call to a node is counted by method and outcome, and its address is in no metric', async () => {
    const { answerEach, secretKey, startNodeStub } = await import('../../server/node-stub')
    const node = await startNodeStub()
    const { scrape } = await served({ METRICS_TOKEN: token })
    vi.stubEnv('ETHEREUM_RPC_URL', node.url)
    const { callNode, nodeLimits } = await import('@/server/rpc/rpc-node')
    const { offerMetricsState } = await import('@/server/metrics-state')
    offerMetricsState({ nodes: new Map([[1, node.url]]) } as unknown as Parameters<
      typeof offerMetricsState
    >[0])
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
  test('is read at each scrape: the pool, the market, the end; a database that is away does not delay it', async () => {
    const { scrape } = await served({ METRICS_TOKEN: token })
    const set = (name: string, value: object) => Reflect.set(globalThis, Symbol.for(`love98.${name}`), value)
    set('database', { opening: new Promise(() => undefined), close: () => sleep(0) })
    const unknown = await scrape()
    expect(valuesOf(unknown, 'love98_database_connections')).toEqual({})
    expect(valuesOf(unknown, 'love98_market_lag_seconds')).toEqual({ '': Number.NaN })
    set('database', {
      opening: Promise.resolve({ orm: { $client: { totalCount: 5, idleCount: 2, waitingCount: 1 } } }),
    })
    set('market', { status: () => ({ state: 'reading', block: '77', readMs: 1500 }) })
    set('draining', { since: 1 })
    const text = await scrape()
    expect(valuesOf(text, 'love98_database_connections')).toEqual({
      '{state="busy"}': 3,
      '{state="idle"}': 2,
      '{state="waiting"}': 1,
    })
    expect(valuesOf(text, 'love98_market_lag_seconds')).toEqual({ '': 1.5 })
    expect([valuesOf(text, 'love98_market_block')[''], valuesOf(text, 'love98_market_reading')['']]).toEqual([
      77, 1,
    ])
    expect(valuesOf(text, 'love98_draining')).toEqual({ '': 1 })
  })
})
