import { createClient, http } from 'viem'
import type { Address } from '@/domain/address'
import type { SwapPair } from '@/domain/community/community'
import type { MarketSnapshot } from '@/domain/market/snapshot'
import type { Database } from '@/server/db/opened-database'
import { marketPools } from '@/server/market/pools'
import { type MarketReader, type ReaderTimes, readerTimes, startReader } from '@/server/market/reader'
import type { DemoChains } from '../../support/demo-chains'

/** Two pairs of the demo, and one that is not configured. */
export const pairs = ['LOVE-USDT', 'LOVE-ETH', 'LOVE-NONE'].map((name) => ({
  name,
})) as unknown as readonly SwapPair[]

/** A reader as a server process has it, over a database and a node. */
export function readerOf(
  chains: DemoChains,
  {
    database,
    url,
    holder,
    times,
  }: { database: () => Promise<Database>; url: string; holder: string; times?: Partial<ReaderTimes> },
): MarketReader {
  const { tokens, exchange, multicall3 } = chains.deployment
  const contracts = { tokens, exchange } as unknown as Parameters<typeof marketPools>[0]
  return startReader(
    {
      database,
      client: createClient({ transport: http(url, { retryCount: 0 }) }),
      multicall3: multicall3 as Address,
      market: { contracts, pairs, pools: marketPools(contracts, pairs) },
      history: null,
      holder,
    },
    { ...readerTimes, ...times },
  )
}

/** What a reader serves. */
export function served(reader: MarketReader): MarketSnapshot | null {
  const published = reader.current()
  return published && JSON.parse(published.variants.identity.body.toString())
}
