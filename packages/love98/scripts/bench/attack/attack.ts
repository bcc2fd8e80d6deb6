import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../../tests/support/free-port.ts'
import { type Child, startChild } from '../../lib/process/child.mjs'
import { serverScript } from '../../lib/process/server-process.ts'
import { runFolder } from '../../lib/run-folder.mjs'
import { UserError } from '../../lib/user-error.mjs'
import { percentile } from '../statistics.ts'
import { holdConnections, sendRequest } from './connections.ts'

const seconds = 15
const tries = 74
const visitor = '127.0.0.2'
const attacker = '127.0.0.3'
const longPath = `/api/safe/${'a.'.repeat(7500)}`
const upgrade =
  'GET /nowhere HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'

/**
 * Measures the effect of one abusive visitor on others: the production server is attacked from one address and measured
 * from another.
 * @returns times in ms
 * @throws {UserError} if the server does not start
 */
export async function measureAttack({
  root,
  signal,
}: {
  root: string
  signal: AbortSignal
}): Promise<Record<string, number>> {
  const data = await mkdtemp(join(tmpdir(), 'love98-attack-'))
  const node = await startCountingNode()
  const port = await freePort()
  const server = startServer({ root, port, data, nodeUrl: node.url })
  try {
    await untilReady(port, server, signal)
    const alone = await healthTimes(port)
    const flood = setInterval(
      () => void sendRequest({ port, from: attacker, path: longPath }).catch(() => undefined),
      100,
    )
    const attacked = await healthTimes(port)
    clearInterval(flood)
    signal.throwIfAborted()
    const upgraded = await whileHeld(port, 2100, upgrade)
    const idle = await whileHeld(port, 2000, '')
    signal.throwIfAborted()
    const before = node.calls()
    await floodNode(port)
    return {
      alone: percentile(alone, 0.99),
      attacked: percentile(attacked, 0.99),
      aloneMedian: percentile(alone, 0.5),
      attackedMedian: percentile(attacked, 0.5),
      upgradeRefused: upgraded.refused,
      upgradeHeld: upgraded.held,
      idleRefused: idle.refused,
      idleHeld: idle.held,
      nodeCalls: node.calls() - before,
    }
  } finally {
    await server.stop()
    await node.stop()
    await rm(data, { recursive: true, force: true, maxRetries: 3 })
  }
}

function startServer({
  root,
  port,
  data,
  nodeUrl,
}: {
  root: string
  port: number
  data: string
  nodeUrl: string
}) {
  return startChild({
    name: 'the server',
    command: process.execPath,
    args: [join(root, serverScript)],
    cwd: root,
    logFile: runFolder(root).logFile('bench-attack'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      LOVE98_DATA: data,
      ETHEREUM_RPC_URL: nodeUrl,
      // The visitor who measures must not be limited.
      RATE_LIMITS: 'health=1000000/60',
      DATABASE_URL: '',
      DEMO_MANIFEST: '',
      TRUSTED_PROXIES: '',
      SITE_URL: '',
    },
    talks: true,
  })
}

async function untilReady(port: number, server: Child, signal: AbortSignal) {
  for (;;) {
    signal.throwIfAborted()
    if (server.hasExited()) throw new UserError(`The server ended:\n${server.tail()}`)
    // The health endpoint cannot be used: it reports an error as long as the counting node has no exchange.
    const answer = await sendRequest({ port, from: visitor, path: '/' }).catch(() => undefined)
    if (answer?.status === 200) return
    await sleep(200, undefined, { signal })
  }
}

async function healthTimes(port: number) {
  const times = []
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    times.push((await sendRequest({ port, from: visitor, path: '/api/health' })).time)
    await sleep(10)
  }
  return times
}

async function whileHeld(port: number, count: number, say: string) {
  const connections = await holdConnections({ port, from: attacker, count, say })
  try {
    let refused = 0
    for (let tried = 0; tried < tries; tried++)
      await sendRequest({ port, from: visitor, path: '/api/health' }).catch(() => {
        refused += 1
      })
    return { refused, held: connections.held() }
  } finally {
    connections.stop()
    await sleep(500)
  }
}

/** Sends the calls of a minute as fast as the server accepts them; this exhausts the limits within seconds. */
async function floodNode(port: number) {
  const end = performance.now() + seconds * 1000
  const call = { jsonrpc: '2.0', method: 'eth_getBalance', params: [`0x${'1'.repeat(40)}`, 'latest'] }
  const body = JSON.stringify(Array.from({ length: 20 }, (_, id) => ({ ...call, id })))
  const sender = async () => {
    while (performance.now() < end)
      await sendRequest({ port, from: attacker, path: '/api/rpc/1', body }).catch(() => undefined)
  }
  await Promise.all(Array.from({ length: 20 }, sender))
}

/** Starts a node that has one block, returns an empty result for every other call, and counts the calls. */
async function startCountingNode(): Promise<{
  url: string
  calls: () => number
  stop: () => Promise<void>
}> {
  let calls = 0
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += part
    const requests = [JSON.parse(text)].flat()
    calls += requests.length
    const answers = requests.map(({ id, method }) => ({ jsonrpc: '2.0', id, result: resultOf(method) }))
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify(text.startsWith('[') ? answers : answers[0]))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls: () => calls,
    async stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function resultOf(method: string) {
  const timestamp = `0x${Math.floor(Date.now() / 1000).toString(16)}`
  if (method === 'eth_getBlockByNumber') return { number: '0x1', timestamp }
  return method === 'eth_chainId' ? '0x1' : '0x'
}
