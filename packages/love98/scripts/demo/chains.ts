import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import community from '@community/config'
import { type MarketMode, readMarketMode } from '../lib/start/market-mode.ts'
import { type Anvil, PortInUseError, startAnvil } from './anvil.ts'
import { type MockGateway, startMockGateway } from './gateway/mock-gateway.ts'
import { startMarket } from './maker/market.ts'
import { historySeconds } from './maker/seed-history.ts'
import { type ChainMarket, type Market, onOneChain, onTwoChains } from './market-parts.ts'
import { type DemoDeployment, seed, withSecondChain } from './seed.ts'
import { type SeededMarket, seedSecondChain } from './seed-chain.ts'
import { newerPairsOf } from './seed-newer-pools.ts'

/** The contracts of V3 and V4 are 33 MB to download. */
const v2Only =
  'All pairs of the demo have pools of Uniswap V2. Some have pools of V3 and V4 if their packages ' +
  '(@uniswap/v3-core, v3-periphery, swap-router-contracts, v4-periphery and universal-router) are installed: in the ' +
  'repository of Love98 with "npm ci".'

/** Two chains, so that pairs of several chains, switching and adding can be tried. A signature for either is not valid on a public chain. */
const mainChainId = 31337
const secondChainId = 31338
const portsToTry = 20

type DemoChainsOptions = {
  /** The port of the first chain. The second one takes the next free port. 0 lets the system choose both. */
  port: number
  community: Market
  manifestFile?: string
  onProgress?: (line: string) => void
  /** Receives what differs from the complete demo. */
  onNotice?: (line: string) => void
  logDirectory?: string
  signal?: AbortSignal
  /** @default 'quiet': the pools have no history and no trades */
  market?: MarketMode
  /** @default 'both'; 'main' puts all pairs on the main chain, and the second one stays empty */
  pairsOn?: 'both' | 'main'
}

/**
 * Starts and seeds the demo's two chains, and starts a stand-in of the gateway of the Safe on the first one.
 * @throws {PortInUseError} when the first chain's port is taken
 * @throws {Error} when a chain cannot be started or seeded; nothing is left running then
 */
export async function startDemoChains(options: DemoChainsOptions): Promise<{
  deployment: DemoDeployment & { safeGateway: string }
  pids: number[]
  stop: () => Promise<void>
}> {
  const {
    port,
    community,
    manifestFile,
    onProgress,
    onNotice,
    logDirectory,
    signal,
    market = 'quiet',
    pairsOn = 'both',
  } = options
  const parts = pairsOn === 'both' ? onTwoChains(community) : { first: onOneChain(community), second: null }
  const started: Anvil[] = []
  let gateway: MockGateway | undefined
  const stopTrading: (() => void)[] = []
  const stop = async () => {
    for (const end of stopTrading) end()
    await Promise.all([gateway?.stop(), ...started.map((chain) => chain.stop())])
  }
  const start = async (chainId: number, onPort: number, part: ChainMarket | null) => {
    const log = logDirectory && { logFile: join(logDirectory, `chain-${chainId}.log`) }
    const hasPast = market !== 'quiet' && part !== null
    const time = hasPast && { genesisTime: Math.floor(Date.now() / 1000) - historySeconds }
    const chain = await startAnvil({ port: onPort, chainId, ...log, ...(signal && { signal }), ...time })
    started.push(chain)
    onProgress?.(`Chain ${chainId} answers at ${chain.url}`)
    return chain
  }
  const trade = async <Seeded extends SeededMarket>(seeded: Seeded, { url, chainId }: Anvil) => {
    const running = await startMarket(market, seeded, { url, definitions: community.tokens })
    stopTrading.push(running.stop)
    const traded = running.trades > 0 ? `, traded ${running.trades} times in 14 days` : ''
    onProgress?.(`Chain ${chainId} has ${countsOf(seeded)}${traded}`)
    return seeded
  }
  const seedFirst = async (first: Anvil) => {
    const newerPairs = newerPairsOf(parts.first)
    const seeded = await seed({ url: first.url, community, part: parts.first, newerPairs })
    if (!seeded.newer && Object.keys(newerPairs).length > 0) onNotice?.(v2Only)
    return trade(seeded, first)
  }
  const startSecond = async () => {
    const part = parts.second
    const second = await onFreePort(port === 0 ? 0 : port + 1, (next) => start(secondChainId, next, part))
    const seeded = part && (await trade(await seedSecondChain(second.url, part), second))
    return { second, seeded }
  }
  try {
    const first = await start(mainChainId, port, parts.first)
    const [ofFirst, { second, seeded }] = await allOrFirstError([seedFirst(first), startSecond()])
    const chains = [first, second].map(({ chainId, url }) => ({ id: chainId, rpcUrl: url }))
    const both = { ...(seeded ? withSecondChain(ofFirst, seeded, community) : ofFirst), chains }
    gateway = await startMockGateway({ deployment: both })
    const deployment = { ...both, safeGateway: gateway.url }
    if (manifestFile) await writeManifest(manifestFile, deployment)
    return { deployment, pids: started.map(({ pid }) => pid), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function countsOf({ tokens, pools }: SeededMarket): string {
  const count = (things: object, one: string) => {
    const number = Object.keys(things).length
    return `${number} ${one}${number === 1 ? '' : 's'}`
  }
  return `${count(tokens, 'token')} and ${count(pools, 'pool')}`
}

/** Waits for both even if one fails, so that a chain that is still starting can be stopped. */
async function allOrFirstError<First, Second>(
  promises: [Promise<First>, Promise<Second>],
): Promise<[First, Second]> {
  await Promise.allSettled(promises)
  return Promise.all(promises)
}

/** @param port the first one to try */
async function onFreePort<Chain>(port: number, start: (port: number) => Promise<Chain>): Promise<Chain> {
  for (let candidate = port; ; candidate++) {
    try {
      return await start(candidate)
    } catch (error) {
      if (!(error instanceof PortInUseError) || candidate >= port + portsToTry) throw error
    }
  }
}

async function writeManifest(file: string, deployment: DemoDeployment) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(deployment, null, 2)}\n`)
}

/**
 * `node --import tsx scripts/demo/chains.ts --port 8545`: runs the chains alone.
 * @param signal ends them
 */
async function main(signal: AbortSignal) {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '8545' } } })
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error('--port must be a number from 0 to 65535')
  const logDirectory = fileURLToPath(new URL('../../.love98/demo/', import.meta.url))
  const manifestFile = join(logDirectory, 'deployment.json')
  const { stop } = await startDemoChains({
    port,
    market: readMarketMode(process.env),
    community,
    manifestFile,
    logDirectory,
    onProgress: (line) => console.log(line),
    onNotice: (line) => console.log(line),
    signal,
  })
  console.log(`The deployment is described in ${manifestFile}. Ctrl+C stops the chains.`)
  if (!signal.aborted) await once(signal, 'abort')
  await stop()
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const stopping = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => stopping.abort())
  main(stopping.signal).catch((error) => {
    if (stopping.signal.aborted) return
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
