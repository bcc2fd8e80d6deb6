import { type Address, createClient, http } from 'viem'
import { readHead } from '../../../src/chain/market/read-head.ts'
import { poolTopics } from '../../../src/chain/market/read-pool-logs.ts'
import { marketTrades } from '../../../src/server/db/market-schema.ts'
import { openDatabase } from '../../../src/server/db/open-database.ts'
import { createHistoryWriter } from '../../../src/server/market/history/history-writer.ts'
import { renewLease, takeLease } from '../../../src/server/market/lease.ts'
import { startLongChain } from './long-chain.ts'

const pairs = 11

/**
 * Reads a chain of 200,000 blocks with 50,000 logs of pools into an empty database.
 *
 * @returns `calls`: of the node
 */
export async function measureBackfill(
  place: { url: string } | { directory: string },
  signal: AbortSignal,
): Promise<{ seconds: number; trades: number; calls: number }> {
  const pools = Array.from({ length: pairs }, (_, index) => poolOf(index))
  const chain = await startLongChain(
    pools.map(({ pool }) => pool),
    poolTopics,
  )
  const database = await openDatabase(place)
  const client = createClient({ transport: http(chain.url, { retryCount: 0 }) })
  const fence = await takeLease(database, 'the bench')
  if (fence === null) throw new Error('Another process reads the market of this database.')
  const renewing = setInterval(() => void renewLease(database, fence, null), 2_000)
  try {
    const writer = createHistoryWriter({
      ...{ database, client, chainId: 1, pools, finality: 64, days: 30, isReplaceable: false },
    })
    const head = await readHead(client)
    if (head === null) throw new Error('The long chain has no block.')
    const start = performance.now()
    await writer.catchUp(head, fence, signal)
    const seconds = (performance.now() - start) / 1000
    const trades = await database.orm.$count(marketTrades)
    return { seconds, calls: chain.calls(), trades }
  } finally {
    clearInterval(renewing)
    await database.close()
    await chain.stop()
  }
}

function poolOf(index: number) {
  const side = (symbol: string) => ({ symbol, decimals: 18, address: `0x${symbol}` as const })
  const pool = `0x${String(index).padStart(40, '9')}` as Address
  return { name: `PAIR-${index}`, pool, base: side('PAIR'), token: side(String(index)), baseIsFirst: true }
}
