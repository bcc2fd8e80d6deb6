import 'server-only'
import { randomBytes } from 'node:crypto'
import { deployedPools } from '@/chain/market/market-pools'
import { resolveAsset } from '@/domain/asset'
import { pairsOn, settingsOn } from '@/domain/community/chain-settings'
import type { SwapPair } from '@/domain/community/community'
import type { Settings } from '@/domain/community/deployment-settings'
import { finalityOf } from '@/domain/market/history-settings'
import type { MarketPool } from '@/domain/market/pool-event'
import { database } from '@/server/db/database'
import type { Deployment } from '@/server/deployment'
import { nodeClient } from '@/server/rpc/node-client'
import { notifyHead } from '@/server/rpc/served-nodes'
import { createHistorySync } from './history/sync'
import { type MarketReader, startReader } from './reader'
import type { SupplyTokens } from './supplies'

/** The readers of this process by chain id. */
const running = new Map<number, MarketReader>()

/**
 * Returns the market reader of a chain in this process. The first call starts it. Each chain has its own reader and lease,
 * so that a node that does not answer stops the prices of its chain alone. The HTTP server answers from the readers, and
 * stops them.
 * @returns null if the chain has no node or no Multicall3
 */
export function servedMarket(
  { settings: whole, nodes, history, lockedBalances }: Deployment,
  allPairs: readonly Pick<SwapPair, 'name'>[],
  chainId: number,
): MarketReader | null {
  const known = running.get(chainId)
  if (known) return known
  const url = nodes.get(chainId)
  const multicall3 = whole.chains.find(({ id }) => id === chainId)?.multicall3
  if (!url || !multicall3) return null
  const settings = settingsOn(whole, chainId)
  const pairs = pairsOn(whole, allPairs, chainId)
  const pools = deployedPools(settings, pairs)
  const client = nodeClient(url)
  const { days } = history
  const finality = history.finality.get(chainId) ?? finalityOf(undefined)
  const reader = startReader({
    database,
    client,
    multicall3,
    market: { contracts: settings, pairs, pools },
    isPaced: !settings.demo,
    history:
      days === 0 || pools.length === 0
        ? null
        : (opened) =>
            createHistorySync({
              ...{ database: opened, client, pools, finality, days },
              // Each start of the demo creates a new chain.
              isReplaceable: settings.demo,
            }),
    supplyTokens: supplyTokensOf(pools, settings, lockedBalances),
    holder: randomBytes(16).toString('hex'),
    onHead: (number, validFor) => notifyHead(url, number, validFor),
  })
  running.set(chainId, reader)
  return reader
}

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

/** Returns the market readers that are running, by chain id. Unlike `servedMarket`, it does not start one. */
export function runningMarkets(): ReadonlyMap<number, MarketReader> {
  return running
}
