import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseSettings } from '@/domain/community/deployment-settings'
import { requestRoute } from './all-routes'
import { demoManifest } from './demo-deployment'
import { answerEach, type NodeStub, secretKey, send, startNodeStub } from './node-stub'

const folder = mkdtempSync(join(tmpdir(), 'love98-routes-'))
const here = 'http://localhost:3000'
let node: NodeStub
beforeAll(async () => {
  node = await startNodeStub()
})
afterAll(async () => {
  await node.stop()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  vi.resetModules()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  node.asked.length = 0
  node.answerWith(answerEach(({ method }) => ({ result: method })))
  for (const name of ['DEMO_MANIFEST', 'ETHEREUM_RPC_URL', 'RPC_URL_8453', 'SITE_URL', 'PORT'])
    vi.stubEnv(name, '')
})
afterEach(() => {
  for (const [line] of vi.mocked(console.error).mock.calls) expect(String(line)).not.toContain(secretKey)
})

const call = { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber' }

/** Posts to the route of a chain, and searches the response for the node's key. */
async function postRpc(
  chainId: string,
  body: BodyInit = JSON.stringify(call),
  headers: Record<string, string> = {},
) {
  const request = new Request(`${here}/api/rpc/${encodeURIComponent(chainId)}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', host: 'localhost:3000', ...headers },
  })
  const response = await requestRoute(request)
  const text = await response.text()
  expect(text + JSON.stringify([...response.headers])).not.toContain(secretKey)
  expect(response.headers.get('cache-control')).toBe('no-store')
  return { status: response.status, body: JSON.parse(text) as unknown }
}

describe('POST /api/rpc/{chainId}', () => {
  beforeEach(() => vi.stubEnv('ETHEREUM_RPC_URL', node.url))

  // Proves S7.3
  test("a page reads the chain through the server's node", async () => {
    const answer = { jsonrpc: '2.0', id: 1, result: 'eth_blockNumber' }
    expect(await postRpc('1')).toEqual({ status: 200, body: answer })
    expect(await postRpc('1', JSON.stringify([call]))).toEqual({ status: 200, body: [answer] })
  })

  test('a method that is not allowed is answered with a JSON-RPC error', async () => {
    const { status, body } = await postRpc('1', JSON.stringify({ ...call, method: 'eth_accounts' }))
    expect(status).toBe(200)
    expect(body).toHaveProperty('error.code', -32601)
  })

  test.each(['10', '0', '-1', '01', '1e0', ' 1', '1.0', 'x', '__proto__'])(
    'the chain %j is unknown',
    async (id) => {
      expect(await postRpc(id)).toMatchObject({ status: 404, body: { code: 'unknown-chain' } })
      expect(node.asked).toEqual([])
    },
  )

  // Proves S7.3
  test('a third chain of the community file answers through the node that RPC_URL_<chainId> names', async () => {
    const { default: file } = await import('@community/config')
    const optimism = { ...file.chains[0], id: 10, name: 'OP Mainnet', network: 'optimism' }
    vi.doMock('@community/config', () => ({ default: { ...file, chains: [...file.chains, optimism] } }))
    vi.resetModules()
    vi.stubEnv('ETHEREUM_RPC_URL', '')
    vi.stubEnv('RPC_URL_10', node.url)
    const answer = { jsonrpc: '2.0', id: 1, result: 'eth_blockNumber' }
    try {
      expect(await postRpc('10')).toEqual({ status: 200, body: answer })
      expect(node.asked).toHaveLength(1)
      expect(await postRpc('1')).toMatchObject({ status: 503, body: { code: 'node-unavailable' } })
      expect(await postRpc('137')).toMatchObject({ status: 404, body: { code: 'unknown-chain' } })
    } finally {
      vi.doUnmock('@community/config')
      vi.unstubAllEnvs()
    }
  })

  test('a chain without a node, or with its node down, is unavailable', async () => {
    expect(await postRpc('8453')).toMatchObject({ status: 503, body: { code: 'node-unavailable' } })
    node.answerWith((_, response) => response.writeHead(502).end(`<h1>${secretKey}</h1>`))
    const { status, body } = await postRpc('1')
    expect(status).toBe(503)
    expect(body).toEqual({
      code: 'node-unavailable',
      message: expect.stringContaining('node is not responding'),
    })
  })

  // Proves S7.3
  test('error texts of a node do not reach the page', async () => {
    const error = { code: -32000, message: `project ${secretKey} has no credits`, data: `see ${node.url}` }
    node.answerWith((_, response) => send(response, { jsonrpc: '2.0', id: 0, error }))
    expect(await postRpc('1')).toHaveProperty('body.error.message', 'The node refused this call.')
  })

  test('a request body may have 256 KB', async () => {
    const ofLength = (length: number) => {
      const params = [{ to: `0x${'ab'.repeat(20)}`, data: '0x*' }]
      const [head = '', tail = ''] = JSON.stringify({ ...call, method: 'eth_call', params }).split('*')
      const rest = length - head.length - tail.length
      return `${head}${'0'.repeat(rest - (rest % 2))}${tail}${' '.repeat(rest % 2)}`
    }
    expect((await postRpc('1', ofLength(262_144))).status).toBe(200)
    expect(await postRpc('1', ofLength(262_145))).toMatchObject({ status: 413, body: { code: 'too-large' } })
    expect(node.asked).toHaveLength(1)
  })

  test('a form of another site is refused', async () => {
    expect((await postRpc('1', JSON.stringify(call), { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await postRpc('1', JSON.stringify(call), { origin: 'https://evil.example' })).status).toBe(403)
    expect((await postRpc('1', JSON.stringify(call), { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect(node.asked).toEqual([])
  })

  test('the address SITE_URL counts as the own origin behind a proxy that changes Host', async () => {
    vi.stubEnv('SITE_URL', 'https://cats.example')
    const headers = { origin: 'https://cats.example', host: '10.0.0.7:3000' }
    expect((await postRpc('1', JSON.stringify(call), headers)).status).toBe(200)
  })

  test('a malformed body is a bad request', async () => {
    expect(await postRpc('1', '{')).toMatchObject({ status: 400, body: { code: 'bad-request' } })
    expect(await postRpc('1', '[]')).toMatchObject({ status: 400, body: { code: 'bad-request' } })
  })

  test.each([
    ['[', ']', 60_000],
    ['{"a":', '}', 40_000],
  ])('a body nested by %s is a bad request', async (open, close, depth) => {
    const deep = `${open.repeat(depth)}1${close.repeat(depth)}`
    for (const method of ['eth_call', 'eth_accounts'])
      expect(
        await postRpc('1', `{"jsonrpc":"2.0","id":1,"method":"${method}","params":[${deep},"latest"]}`),
      ).toMatchObject({ status: 400, body: { code: 'bad-request' } })
    expect(node.asked).toEqual([])
  })

  test('the method GET is refused with 405', async () => {
    const response = await requestRoute(new Request(`${here}/api/rpc/1`))
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })
})

describe('GET /api/config', () => {
  const get = async () => {
    return requestRoute(new Request(`${here}/api/config`))
  }

  // Proves S7.3
  test('the answer has the public settings of public chains and no address of a node', async () => {
    vi.stubEnv('ETHEREUM_RPC_URL', node.url)
    const response = await get()
    expect(response.headers.get('cache-control')).toBe('no-store')
    const text = await response.text()
    expect(text).not.toContain(secretKey)
    expect(parseSettings(JSON.parse(text)).chains.map(({ id }) => id)).toEqual([8453, 1])
  })

  test("the answer has the demo's chains when the environment names a manifest", async () => {
    const file = join(folder, 'deployment.json')
    writeFileSync(file, JSON.stringify(demoManifest))
    vi.stubEnv('DEMO_MANIFEST', file)
    const settings = parseSettings(await (await get()).json())
    expect(settings.demo).toBe(true)
    expect(settings.chains.map(({ id }) => id)).toEqual([31337, 31338])
  })
})
