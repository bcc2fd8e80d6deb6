import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readMarketMode } from '../lib/start/market-mode.mjs'
import { PortInUseError, startAnvil } from './anvil.mjs'
import { startMockGateway } from './gateway/mock-gateway.mjs'
import { startMarket } from './maker/market.mjs'
import { historySeconds } from './maker/seed-history.mjs'
import { seed } from './seed.mjs'

/** Two chains, so that switching and adding can be tried; on neither is a signature valid for a public chain. */
const seededChainId = 31337
const emptyChainId = 31338
const portsToTry = 20

/**
 * @typedef {import('./seed.mjs').DemoDeployment} DemoDeployment
 * @typedef {object} DemoChainsOptions
 * @property {number} port of the first chain; the second one takes the next free port. 0 lets the system choose both
 * @property {import('./seed-exchange.mjs').Market} community what to seed: its tokens and pairs
 * @property {string} [manifestFile] where the deployment is written, as JSON
 * @property {(line: string) => void} [onProgress] receives a sentence after each step
 * @property {string} [logDirectory] where the nodes' logs go
 * @property {AbortSignal} [signal] stops the chains, also while they start
 * @property {import('../lib/start/market-mode.mjs').MarketMode} [market] whether the pools have a past and are traded in; `quiet` when
 *   left out
 */

/**
 * Starts the demo's two chains, seeds the first one, and starts a stand-in of the gateway of its Safe.
 * @param {DemoChainsOptions} options
 * @returns {Promise<{ deployment: DemoDeployment & { safeGateway: string }, pids: number[], stop: () => Promise<void> }>}
 * @throws {PortInUseError} when the first chain's port is taken
 * @throws {Error} when a chain cannot be started or seeded; nothing is left running then
 */
export async function startDemoChains(options) {
  const { port, community, manifestFile, onProgress, logDirectory, signal, market = 'quiet' } = options
  /** @type {import('./anvil.mjs').Anvil[]} */
  const started = []
  /** @type {import('./gateway/mock-gateway.mjs').MockGateway | undefined} */
  let gateway
  /** @type {() => void} */
  let stopTrading = () => undefined
  const stop = async () => {
    stopTrading()
    await Promise.all([gateway?.stop(), ...started.map((chain) => chain.stop())])
  }
  /**
   * @param {number} chainId
   * @param {number} onPort
   */
  const start = async (chainId, onPort) => {
    const log = logDirectory && { logFile: join(logDirectory, `chain-${chainId}.log`) }
    const hasPast = market !== 'quiet' && chainId === seededChainId
    const time = hasPast && { genesisTime: Math.floor(Date.now() / 1000) - historySeconds }
    const chain = await startAnvil({ port: onPort, chainId, ...log, ...(signal && { signal }), ...time })
    started.push(chain)
    onProgress?.(`Chain ${chainId} answers at ${chain.url}`)
    return chain
  }
  try {
    const first = await start(seededChainId, port)
    const seedWithMarket = async () => {
      const seeded = await seed({ url: first.url, community })
      const running = await startMarket(market, seeded, first.url)
      stopTrading = running.stop
      if (running.trades > 0) onProgress?.(`Traded ${running.trades} times in 14 days`)
      return seeded
    }
    const [seeded, second] = await allOrFirstError([
      seedWithMarket(),
      onFreePort(port === 0 ? 0 : port + 1, (next) => start(emptyChainId, next)),
    ])
    const chains = [first, second].map(({ chainId, url }) => ({ id: chainId, rpcUrl: url }))
    gateway = await startMockGateway({ deployment: { ...seeded, chains } })
    const deployment = { ...seeded, chains, safeGateway: gateway.url }
    onProgress?.(
      `Seeded ${Object.keys(seeded.tokens).length} tokens and ${Object.keys(seeded.pools).length} pools`,
    )
    if (manifestFile) await writeManifest(manifestFile, deployment)
    return { deployment, pids: started.map(({ pid }) => pid), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * Waits for both even if one fails, so that a chain that is just starting is known and can be stopped.
 * @template First, Second
 * @param {[Promise<First>, Promise<Second>]} promises
 * @returns {Promise<[First, Second]>}
 */
async function allOrFirstError(promises) {
  await Promise.allSettled(promises)
  return Promise.all(promises)
}

/**
 * @template Chain
 * @param {number} port the first one to try
 * @param {(port: number) => Promise<Chain>} start
 * @returns {Promise<Chain>}
 */
async function onFreePort(port, start) {
  for (let candidate = port; ; candidate++) {
    try {
      return await start(candidate)
    } catch (error) {
      if (!(error instanceof PortInUseError) || candidate >= port + portsToTry) throw error
    }
  }
}

/**
 * @param {string} file
 * @param {DemoDeployment} deployment
 */
async function writeManifest(file, deployment) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(deployment, null, 2)}\n`)
}

/**
 * `node scripts/demo/chains.mjs --port 8545`: runs the chains alone.
 * @param {AbortSignal} signal ends them
 */
async function main(signal) {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '8545' } } })
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error('--port must be a number from 0 to 65535')
  const { importTypeScript } = await import('../lib/import-typescript.mjs')
  const { default: community } = await importTypeScript('love98.config.ts')
  const logDirectory = fileURLToPath(new URL('../../.love98/demo/', import.meta.url))
  const manifestFile = join(logDirectory, 'deployment.json')
  const { stop } = await startDemoChains({
    port,
    market: readMarketMode(process.env),
    community: /** @type {import('./seed-exchange.mjs').Market} */ (community),
    manifestFile,
    logDirectory,
    onProgress: (line) => console.log(line),
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
