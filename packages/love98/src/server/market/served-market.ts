import 'server-only'
import { randomBytes } from 'node:crypto'
import { deployedPools } from '@/chain/market/market-pools'
import { resolveAsset } from '@/domain/asset'
import type { SwapPair } from '@/domain/community/community'
import type { Settings } from '@/domain/community/deployment-settings'
import type { MarketPool } from '@/domain/market/pool-event'
import { database } from '@/server/db/database'
import type { Deployment } from '@/server/deployment'
import { nodeClient } from '@/server/rpc/node-client'
import { notifyHead } from '@/server/rpc/served-nodes'
import { createHistorySync } from './history/sync'
import { type MarketReader, startReader } from './reader'
import type { SupplyTokens } from './supplies'

/**
 * Returns the market reader of this process. The first call starts it. The HTTP server answers from it, and stops it.
 * @returns null if the chain of the exchange has no node, or no Multicall3
 */
export function servedMarket(
  { settings, nodes, history, lockedBalances }: Deployment,
  pairs: readonly Pick<SwapPair, 'name'>[],
): MarketReader | null {
  const { exchange, chains, demo } = settings
  const url = nodes.get(exchange.chainId)
  const multicall3 = chains.find(({ id }) => id === exchange.chainId)?.multicall3
  if (!url || !multicall3) return null
  const pools = deployedPools(settings, pairs)
  const client = nodeClient(url)
  const { days, finality } = history
  running ??= startReader({
    database,
    client,
    multicall3,
    market: { contracts: settings, pairs, pools },
    isPaced: !demo,
    history:
      days === 0 || pools.length === 0
        ? null
        : (opened) =>
            createHistorySync({
              ...{ database: opened, client, chainId: exchange.chainId, pools, finality, days },
              // Each start of the demo creates a new chain.
              isReplaceable: demo,
            }),
    supplyTokens: supplyTokensOf(pools, settings, lockedBalances),
    holder: randomBytes(16).toString('hex'),
    onHead: (number, validFor) => notifyHead(url, number, validFor),
  })
  return running
}

let running: MarketReader | undefined

/** The base assets of the pools; the native coin has no contract that reports a supply. */
function supplyTokensOf(
  pools: readonly MarketPool[],
  settings: Settings,
  locked: Deployment['lockedBalances'],
): SupplyTokens {
  return new Map(
    pools.flatMap(({ name, base }) => {
      if (resolveAsset(settings, base.symbol)?.isNative !== false) return []
      return [[name, { token: base.address, locked: locked.get(base.symbol) ?? [] }] as const]
    }),
  )
}

/** Returns the market reader if it is running. Unlike `servedMarket`, it does not start it. */
export function runningMarket(): MarketReader | undefined {
  return running
}
