import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { requestRoute } from '../all-routes'
import { answerEach, type NodeStub, startNodeStub } from '../node-stub'
import { rpcCall } from './rpc-calls'

const noon = Date.parse('2026-05-01T12:00:00Z')
let node: NodeStub
/** Times at which calls reached the node, ms. */
let calledAt: number[] = []
beforeEach(async () => {
  vi.resetModules()
  for (const name of ['DEMO_MANIFEST', 'RPC_URL_8453', 'RATE_LIMITS', 'TRUSTED_PROXIES', 'PORT'])
    vi.stubEnv(name, '')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  node = await startNodeStub()
  vi.stubEnv('ETHEREUM_RPC_URL', node.url)
  calledAt = []
  node.answerWith(
    answerEach(({ method }) => {
      calledAt.push(Date.now())
      return { result: method === 'eth_blockNumber' ? '0x3e8' : null }
    }),
  )
  vi.useFakeTimers({ toFake: ['Date'], now: noon })
})
afterEach(async () => {
  vi.useRealTimers()
  await node.stop()
})

async function post(body: unknown): Promise<number> {
  const headers = {
    host: 'localhost:3000',
    'content-type': 'application/json',
  }
  const request = new Request('http://localhost:3000/api/rpc/1', {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return (await requestRoute(request, '203.0.113.7')).status
}

/** Returns the highest number of calls that reached the node within one minute. */
function mostInMinute(): number {
  return Math.max(
    ...calledAt.map((start) => calledAt.filter((at) => at >= start && at < start + 60_000).length),
  )
}

let asked = 0
/**
 * Returns a hex number that was not used before. Equal calls are shared or answered from memory, so they would not
 * reach the node.
 */
const fresh = (digits: number) => `0x${(++asked).toString(16).padStart(digits, '0')}`
const balance = () => rpcCall('eth_getBalance', 1, [fresh(40), 'latest'])
const contractCall = () => rpcCall('eth_call', 1, [{ to: fresh(40), data: '0x01020304' }, 'latest'])
const batch = (call: () => object) => () => Array.from({ length: 20 }, (_, id) => ({ ...call(), id }))

test.each([
  ['the cheapest call', batch(balance)],
  ['contract calls', batch(contractCall)],
  ['full blocks', batch(() => rpcCall('eth_getBlockByNumber', 1, ['latest', true]))],
  [
    'blocks that do not exist',
    batch(() => rpcCall('eth_getBlockByNumber', 1, [`0xfff${(++asked).toString(16)}`, true])),
  ],
  ['single calls', balance],
])(
  'one client address causes at most 2,000 calls of the node in any minute by %s',
  async (_, ask) => {
    // As many calls as possible at the end of one window, and again at the start of the next.
    const statuses = new Set([await post(rpcCall('eth_blockNumber'))])
    for (let second = 58; second < 64; second++)
      for (let call = 0; call < (Array.isArray(ask()) ? 60 : 500); call++) {
        vi.setSystemTime(noon + second * 1000 + call)
        statuses.add(await post(ask()))
      }
    expect(statuses).toEqual(new Set([200, 429]))
    expect(mostInMinute()).toBeLessThanOrEqual(2_000)
    expect(calledAt.length).toBeGreaterThan(2)
  },
  300_000,
)
