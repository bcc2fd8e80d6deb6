import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { MarketSnapshot } from '../../../src/domain/market/snapshot.ts'
import { freePort } from '../../../tests/support/free-port.ts'
import type { startDemoChains } from '../../demo/chains.ts'
import { callRpc } from '../../demo/json-rpc.ts'
import { startServer } from '../../lib/process/server-process.ts'
import { runFolder } from '../../lib/run-folder.mjs'
import { percentile } from '../statistics.ts'
import { startCountingNode } from './counting-node.ts'

/** The interval between two requests of a visitor, and the duration of the measurement, ms. */
const interval = 4_000
const duration = 72_000

/**
 * `calls`: calls of the node per block; `newer`: pairs of V3 and V4 with a price; `seen`: the longest time until a visitor received a mined block, s; `answer`,
 * `file`: 95th percentiles of the response times for prices and for a file of that size, ms; `failed`: responses
 * without a block.
 */
export type Crowd = {
  calls: number
  newer: number
  seen: number
  answer: number
  file: number
  failed: number
}

/**
 * Runs two server processes on one PostgreSQL and one node, and visitors that request the market from them.
 * @param options a chain that produces new blocks all the time
 * @param crowds the numbers of visitors
 */
export async function measureVisitors(
  {
    root,
    databaseUrl,
    deployment,
    signal,
  }: {
    root: string
    databaseUrl: string
    deployment: Awaited<ReturnType<typeof startDemoChains>>['deployment']
    signal: AbortSignal
  },
  crowds: readonly number[],
): Promise<Crowd[]> {
  const [first, ...others] = deployment.chains
  if (!first) throw new Error('The demo has no chain.')
  const node = await startCountingNode(first.rpcUrl)
  const stopping = new AbortController()
  try {
    const manifestFile = join(runFolder(root).logs, 'bench', 'visitors.json')
    await mkdir(dirname(manifestFile), { recursive: true })
    const chains = [{ ...first, rpcUrl: node.url.replace('localhost', '127.0.0.1') }, ...others]
    await writeFile(manifestFile, JSON.stringify({ ...deployment, chains }))
    const ports = [await freePort(), await freePort()]
    for (const port of ports)
      await startProcess({ root, port, databaseUrl, manifestFile, signal: stopping.signal })
    // The history is read once before the measurement, and the reader learns the block interval.
    await sleep(50_000, undefined, { signal })
    const file = await fileOfSize(root, (await ask(`http://127.0.0.1:${ports[0]}/api/market`)).bytes)
    const results = []
    for (const count of crowds) {
      signal.throwIfAborted()
      results.push(await measureCrowd({ ports, count, node, chainUrl: first.rpcUrl, file }))
    }
    return results
  } finally {
    stopping.abort()
    await node.stop()
  }
}

function startProcess({
  root,
  port,
  databaseUrl,
  manifestFile,
  signal,
}: {
  root: string
  port: number
  databaseUrl: string
  manifestFile: string
  signal: AbortSignal
}) {
  return startServer({
    root,
    dev: false,
    url: `http://127.0.0.1:${port}/`,
    logFile: runFolder(root).logFile(`bench-visitors-${port}`),
    signal,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      SITE_URL: '',
      DATABASE_URL: databaseUrl,
      DEMO_MANIFEST: manifestFile,
      LOG_LEVEL: 'error',
    },
  })
}

async function measureCrowd({
  ports,
  count,
  node,
  chainUrl,
  file,
}: {
  ports: readonly number[]
  count: number
  node: { calls: () => number }
  chainUrl: string
  file: string
}): Promise<Crowd> {
  const mined: Map<bigint, number> = new Map()
  const seen: { times: number[]; files: number[]; failed: number; slowest: number } = {
    times: [],
    files: [],
    failed: 0,
    slowest: 0,
  }
  const head = async () => BigInt(String(await callRpc(chainUrl, 'eth_blockNumber')))
  const before = { head: await head(), calls: node.calls() }
  const end = performance.now() + duration
  const watch = async () => {
    for (let last = before.head; performance.now() < end; await sleep(50)) {
      const now = await head()
      for (; last < now; last++) mined.set(last + 1n, performance.now())
    }
  }
  const visit = async (index: number) => {
    const port = ports[index % ports.length]
    // Each visitor needs a different address, because the server accepts a hundred connections per address.
    const localAddress = `127.0.${1 + Math.floor(index / 250)}.${1 + (index % 250)}`
    const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress })
    let known = before.head
    await sleep(Math.random() * interval)
    while (performance.now() < end) {
      const { time, text } = await ask(`http://127.0.0.1:${port}/api/market`, agent).catch(() => ({
        time: 0,
        text: '',
      }))
      const number = /"number":"(\d+)"/.exec(text)?.[1]
      if (number === undefined) seen.failed += 1
      else {
        seen.times.push(time)
        for (; known < BigInt(number); known++) {
          const at = mined.get(known + 1n)
          if (at !== undefined) seen.slowest = Math.max(seen.slowest, performance.now() - at)
        }
      }
      seen.files.push((await ask(`http://127.0.0.1:${port}${file}`, agent)).time)
      await sleep(interval)
    }
    agent.destroy()
  }
  await Promise.all([watch(), ...Array.from({ length: count }, (_, index) => visit(index))])
  const [blocks, calls] = [Number((await head()) - before.head), node.calls() - before.calls]
  return {
    calls: calls / blocks,
    newer: newerPairs((await ask(`http://127.0.0.1:${ports[0]}/api/market`)).text),
    seen: seen.slowest / 1000,
    answer: percentile(seen.times, 0.95),
    file: percentile(seen.files, 0.95),
    failed: seen.failed,
  }
}

/** A pool of V2 is read with its reserves. */
function newerPairs(market: string): number {
  const { pairs }: MarketSnapshot = JSON.parse(market)
  return pairs.filter(({ price, reserves }) => price !== null && reserves === null).length
}

/** @returns `time`: ms until the response was read */
function ask(url: string, agent?: Agent): Promise<{ time: number; text: string; bytes: number }> {
  return new Promise((resolve, reject) => {
    const start = performance.now()
    const request = get(
      url,
      { ...(agent && { agent }), headers: { 'accept-encoding': 'identity' } },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part) => parts.push(part))
        response.once('error', reject)
        response.once('end', () => {
          const body = Buffer.concat(parts)
          resolve({ time: performance.now() - start, text: body.toString(), bytes: body.length })
        })
      },
    )
    request.once('error', reject)
  })
}

async function fileOfSize(root: string, bytes: number) {
  const folder = join(root, 'dist', 'client')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  const sizes = await Promise.all(
    names.map(async (name) => ({ name, away: Math.abs((await stat(join(folder, name))).size - bytes) })),
  )
  const [closest] = sizes.sort((one, other) => one.away - other.away)
  if (!closest) throw new Error('There is no build.')
  return `/static/${closest.name}`
}
