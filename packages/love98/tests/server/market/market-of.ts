import { createClient, http } from 'viem'
import { marketPools } from '@/chain/market/market-pools'
import type { Address } from '@/domain/address'
import type { SwapPair } from '@/domain/community/community'
import type { MarketSnapshot } from '@/domain/market/snapshot'
import type { Database } from '@/server/db/opened-database'
import { createHistorySync } from '@/server/market/history/sync'
import { type MarketReader, type ReaderTimes, readerTimes, startReader } from '@/server/market/reader'
import type { SupplyTokens } from '@/server/market/supplies'
import type { DemoChains } from '../../support/demo-chains'

/** Two pairs of the demo, and one that is not configured. */
export const pairs = ['CAT-USDC', 'CAT-ETH', 'CAT-NONE'].map((name) => ({
  name,
})) as unknown as readonly SwapPair[]

type Options = {
  database: () => Promise<Database>
  url: string
  holder: string
  times?: Partial<ReaderTimes>
  keepsHistory?: boolean
  isPaced?: boolean
  supplyTokens?: SupplyTokens
}

export function readerOf(
  chains: DemoChains,
  { database, url, holder, times, keepsHistory = false, isPaced = false, supplyTokens }: Options,
): MarketReader {
  const { multicall3 } = chains.deployment
  const contracts = contractsOf(chains)
  const pools = marketPools(contracts, pairs)
  const client = createClient({ transport: http(url, { retryCount: 0 }) })
  const historyOf = { client, pools, finality: 3, days: 30, isReplaceable: true }
  return startReader(
    {
      database,
      client,
      multicall3: multicall3 as Address,
      market: { contracts, pairs, pools },
      isPaced,
      supplyTokens: supplyTokens ?? new Map(),
      history: keepsHistory ? (opened) => createHistorySync({ ...historyOf, database: opened }) : null,
      holder,
    },
    { ...readerTimes, ...times },
  )
}

export function served(reader: MarketReader): MarketSnapshot | null {
  const published = reader.current()
  return published && JSON.parse(published.variants.identity.body.toString())
}

export function contractsOf({ deployment }: DemoChains): Parameters<typeof marketPools>[0] {
  const { tokens, exchange } = deployment
  return { tokens, exchange } as unknown as Parameters<typeof marketPools>[0]
}
