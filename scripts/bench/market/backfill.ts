import type { Address } from 'viem'
import { importTypeScript } from '../../lib/import-typescript.mjs'
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
  const load = (path: string) => importTypeScript(`src/${path}.ts`) as Promise<any>
  const [{ openDatabase }, { createHistoryWriter }, { takeLease, renewLease }, { readHead }, { poolTopics }] =
    await Promise.all([
      load('server/db/open-database'),
      load('server/market/history/history-writer'),
      load('server/market/lease'),
      load('chain/market/read-head'),
      load('chain/market/read-pool-logs'),
    ])
  const { createClient, http } = await import('viem')
  const pools = Array.from({ length: pairs }, (_, index) => poolOf(index))
  const chain = await startLongChain(
    pools.map(({ pool }) => pool),
    poolTopics,
  )
  const database = await openDatabase(place)
  const client = createClient({ transport: http(chain.url, { retryCount: 0 }) })
  const fence = await takeLease(database, 'the bench')
  const renewing = setInterval(() => void renewLease(database, fence, null), 2_000)
  try {
    const writer = createHistoryWriter({
      ...{ database, client, chainId: 1, pools, finality: 64, days: 30, isReplaceable: false },
    })
    const head = await readHead(client)
    const start = performance.now()
    await writer.catchUp(head, fence, signal)
    const seconds = (performance.now() - start) / 1000
    const { rows } = await database.orm.execute('select count(*)::int as count from market_trades')
    return { seconds, calls: chain.calls(), trades: rows[0].count }
  } finally {
    clearInterval(renewing)
    await database.close()
    await chain.stop()
  }
}

function poolOf(index: number) {
  const side = (symbol: string) => ({ symbol, decimals: 18, address: `0x${symbol}` })
  const pool = `0x${String(index).padStart(40, '9')}` as Address
  return { name: `PAIR-${index}`, pool, base: side('PAIR'), token: side(String(index)), baseIsFirst: true }
}
