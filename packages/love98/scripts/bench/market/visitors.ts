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
 * `calls`, `otherCalls`: calls of the nodes of the main and of the second chain per block of that chain; `newer`: pairs
 * of V3 and V4 with a price; `seen`: the longest time until a visitor received a mined block of the main chain, s;
 * `answer`, `file`: 95th percentiles of the response times for prices and for a file of that size, ms; `failed`:
 * responses without a block, of both chains.
 */
export type Crowd = {
  calls: number
  otherCalls: number
  newer: number
  seen: number
  answer: number
  file: number
  failed: number
}

/** A chain behind a node that counts calls. `market`: the address of its prices. */
type CountedChain = { id: number; url: string; calls: () => number; market: string }

/**
 * Runs two server processes on one PostgreSQL and one node a chain, and visitors that request the markets of both chains
 * from them.
 * @param options two chains that produce new blocks all the time
 * @param crowds the numbers of visitors
 * @throws {Error} if the demo of this community has pairs on one chain only
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
  if (deployment.otherExchanges.length === 0) throw new Error('The demo has pairs on one chain only.')
  const nodes = await Promise.all(deployment.chains.map(({ rpcUrl }) => startCountingNode(rpcUrl)))
  const chains = deployment.chains.map(({ id, rpcUrl }, index): CountedChain => {
    const market = id === deployment.exchange.chainId ? '/api/market' : `/api/market?chain=${id}`
    return { id, url: rpcUrl, calls: nodes[index]?.calls ?? (() => 0), market }
  })
  const stopping = new AbortController()
  try {
    const manifestFile = join(runFolder(root).logs, 'bench', 'visitors.json')
    await mkdir(dirname(manifestFile), { recursive: true })
    const counted = deployment.chains.map((chain, index) => ({
      ...chain,
      rpcUrl: nodes[index]?.url.replace('localhost', '127.0.0.1'),
    }))
    await writeFile(manifestFile, JSON.stringify({ ...deployment, chains: counted }))
    const ports = [await freePort(), await freePort()]
    for (const port of ports)
      await startProcess({ root, port, databaseUrl, manifestFile, signal: stopping.signal })
    // The history is read once before the measurement, and the readers learn the block interval from eight blocks.
    await sleep(110_000, undefined, { signal })
    const file = await fileOfSize(root, (await ask(`http://127.0.0.1:${ports[0]}/api/market`)).bytes)
    const results = []
    for (const count of crowds) {
      signal.throwIfAborted()
      results.push(await measureCrowd({ ports, count, chains, file }))
    }
    return results
  } finally {
    stopping.abort()
    await Promise.all(nodes.map((node) => node.stop()))
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
  chains,
  file,
}: {
  ports: readonly number[]
  count: number
  chains: readonly CountedChain[]
  file: string
}): Promise<Crowd> {
  const [main, other] = chains
  if (!main || !other) throw new Error('The demo has one chain.')
  const mined: Map<bigint, number> = new Map()
  const seen: { times: number[]; files: number[]; failed: number; slowest: number } = {
    times: [],
    files: [],
    failed: 0,
    slowest: 0,
  }
  const headOf = async ({ url }: CountedChain) => BigInt(String(await callRpc(url, 'eth_blockNumber')))
  const head = () => headOf(main)
  const before = { head: await head(), calls: main.calls() }
  const beforeOther = { head: await headOf(other), calls: other.calls() }
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
      const pricesOf = ({ market }: CountedChain) =>
        ask(`http://127.0.0.1:${port}${market}`, agent).catch(() => ({ time: 0, text: '' }))
      const { time, text } = await pricesOf(main)
      const number = blockIn(text)
      if (blockIn((await pricesOf(other)).text) === undefined) seen.failed += 1
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
  const [blocks, calls] = [Number((await head()) - before.head), main.calls() - before.calls]
  const otherBlocks = Number((await headOf(other)) - beforeOther.head)
  return {
    calls: calls / blocks,
    otherCalls: (other.calls() - beforeOther.calls) / otherBlocks,
    newer: newerPairs((await ask(`http://127.0.0.1:${ports[0]}/api/market`)).text),
    seen: seen.slowest / 1000,
    answer: percentile(seen.times, 0.95),
    file: percentile(seen.files, 0.95),
    failed: seen.failed,
  }
}

function blockIn(market: string): string | undefined {
  return /"number":"(\d+)"/.exec(market)?.[1]
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
