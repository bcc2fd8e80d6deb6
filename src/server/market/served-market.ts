import 'server-only'
import { randomBytes } from 'node:crypto'
import type { SwapPair } from '@/domain/community/community'
import { database } from '@/server/db/database'
import type { Deployment } from '@/server/deployment'
import { processSingleton } from '@/server/process-singleton'
import { tellHead } from '@/server/rpc/served-nodes'
import { marketSingleton, singletonKey } from '../../../server/shared-names.mjs'
import { marketClient } from './node-client'
import { marketPools } from './pools'
import { type MarketReader, startReader } from './reader'

/**
 * The market as this process sees it; the first call starts to read. The HTTP server answers from it, and stops it.
 * @returns null when the chain of the exchange has no node, or no Multicall3
 */
export function servedMarket(
  { settings, nodes }: Deployment,
  pairs: readonly SwapPair[],
): MarketReader | null {
  const { exchange, chains } = settings
  const url = nodes.get(exchange.chainId)
  const multicall3 = chains.find(({ id }) => id === exchange.chainId)?.multicall3
  if (!url || !multicall3) return null
  return processSingleton(marketSingleton, () =>
    startReader({
      database,
      client: marketClient(url),
      multicall3,
      market: { contracts: settings, pairs, pools: marketPools(settings, pairs) },
      history: null,
      holder: randomBytes(16).toString('hex'),
      onHead: (number, validFor) => tellHead(url, number, validFor),
    }),
  )
}

/** The market where this process began to read it: health does not begin it. */
export function runningMarket(): MarketReader | undefined {
  return Reflect.get(globalThis, singletonKey(marketSingleton))
}
