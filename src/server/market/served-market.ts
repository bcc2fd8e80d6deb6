import 'server-only'
import { randomBytes } from 'node:crypto'
import type { SwapPair } from '@/domain/community/community'
import { database } from '@/server/db/database'
import type { Deployment } from '@/server/deployment'
import { tellHead } from '@/server/rpc/served-nodes'
import { readDay } from './history/day'
import { createHistoryWriter } from './history/history-writer'
import { marketClient } from './node-client'
import { marketPools } from './pools'
import { type MarketReader, startReader } from './reader'

/**
 * The market as this process sees it; the first call starts to read. The HTTP server answers from it, and stops it.
 * @returns null when the chain of the exchange has no node, or no Multicall3
 */
export function servedMarket(
  { settings, nodes, history }: Deployment,
  pairs: readonly SwapPair[],
): MarketReader | null {
  const { exchange, chains, demo } = settings
  const url = nodes.get(exchange.chainId)
  const multicall3 = chains.find(({ id }) => id === exchange.chainId)?.multicall3
  if (!url || !multicall3) return null
  const pools = marketPools(settings, pairs)
  const client = marketClient(url)
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
        : (opened) => ({
            writer: createHistoryWriter({
              ...{ database: opened, client, chainId: exchange.chainId, pools, finality, days },
              // Each start of the demo makes a chain of its own.
              isReplaceable: demo,
            }),
            readDay,
          }),
    holder: randomBytes(16).toString('hex'),
    onHead: (number, validFor) => tellHead(url, number, validFor),
  })
  return running
}

let running: MarketReader | undefined

/** The market where this process began to read it: health does not begin it. */
export function runningMarket(): MarketReader | undefined {
  return running
}
