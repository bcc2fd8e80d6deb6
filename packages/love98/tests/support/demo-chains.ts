import community from '@community/config'
import { createTestClient, defineChain, http, publicActions, walletActions } from 'viem'
import { startDemoChains } from '../../scripts/demo/chains.ts'

export type DemoChains = Awaited<ReturnType<typeof startChains>>

/**
 * Starts the demo's two chains as `npm start` does, on ports that the system chooses, with a client for the first
 * chain. All pairs are on the first chain, unless `pairsOn` is `both`.
 */
export async function startChains(
  options: { port?: number; manifestFile?: string; progress?: string[]; pairsOn?: 'both' | 'main' } = {},
) {
  const { port = 0, manifestFile, progress, pairsOn = 'main' } = options
  const { deployment, pids, stop } = await startDemoChains({
    port,
    community,
    pairsOn,
    ...(manifestFile && { manifestFile }),
    ...(progress && { onProgress: (line: string) => progress.push(line) }),
  })
  return { deployment, pids, stop, client: clientFor(deployment) }
}

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

type Deployment = Awaited<ReturnType<typeof startDemoChains>>['deployment']

/** Returns a client for a chain of the demo, by default the first one. */
export function clientFor({ chains, multicall3, universalResolver }: Deployment, chainId = chains[0]?.id) {
  const seeded = chains.find(({ id }) => id === chainId)
  if (!seeded) throw new Error(`The deployment lists no chain ${chainId}`)
  const chain = defineChain({
    id: seeded.id,
    name: 'Demo',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [seeded.rpcUrl] } },
    contracts: {
      multicall3: { address: multicall3 },
      ensUniversalResolver: { address: universalResolver },
    },
  })
  return createTestClient({ mode: 'anvil', chain, transport: http(), pollingInterval: 20 })
    .extend(publicActions)
    .extend(walletActions)
}
