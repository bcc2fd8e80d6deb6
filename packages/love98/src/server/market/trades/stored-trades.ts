import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Address } from '@/domain/address'
import type { MarketPool } from '@/domain/market/pool-event'
import { type TradePage, type TradePlace, tradesPerPage, writeTradeCursor } from '@/domain/market/trade'
import { marketTrades } from '@/server/db/market-schema'
import type { Database } from '@/server/db/opened-database'
import { runQuery } from '@/server/db/run-query'

/**
 * Reads a page of trades of a pair, with the accounts that are stored. Rows of earlier builds, which lack the side, are
 * left out.
 * @param before the page has older trades only; null for the newest page
 * @throws {AppError} `database-unavailable`
 */
export async function readTrades(
  { orm }: Database,
  { name, id }: MarketPool,
  before: TradePlace | null,
): Promise<Omit<TradePage, 'explorer'>> {
  const { blockNumber, logIndex } = marketTrades
  const found = await runQuery(() =>
    orm
      .select()
      .from(marketTrades)
      .where(
        and(
          eq(marketTrades.pool, id),
          isNotNull(marketTrades.side),
          before ? sql`(${blockNumber}, ${logIndex}) < (${before.block}, ${before.logIndex})` : undefined,
        ),
      )
      .orderBy(desc(blockNumber), desc(logIndex))
      .limit(tradesPerPage + 1),
  )
  const trades = found.slice(0, tradesPerPage).map((row) => ({
    block: String(row.blockNumber),
    logIndex: row.logIndex,
    time: row.time,
    side: row.side ?? 'sell',
    base: row.baseVolume,
    token: row.tokenVolume,
    transactionHash: row.transactionHash ?? '',
    account: row.account,
  }))
  const last = trades.at(-1)
  return { pair: name, trades, next: found.length > trades.length && last ? writeTradeCursor(last) : null }
}

/**
 * Stores the accounts of trades that have none. Rows that another transaction has locked are skipped; a later request
 * stores their accounts.
 * @param accounts by transaction hash
 * @throws {AppError} `database-unavailable`
 */
export async function storeAccounts(
  { orm }: Database,
  { id }: MarketPool,
  { trades }: Pick<TradePage, 'trades'>,
  accounts: ReadonlyMap<string, Address>,
): Promise<void> {
  const given = trades.flatMap(({ block, logIndex, transactionHash, account }) => {
    const sender = accounts.get(transactionHash)
    if (account !== null || !sender) return []
    return [{ block_number: block, log_index: logIndex, transaction_hash: transactionHash, account: sender }]
  })
  if (given.length === 0) return
  await runQuery(() =>
    orm.execute(sql`
      with given as (
        select * from jsonb_to_recordset(${JSON.stringify(given)}::text::jsonb)
          as given(block_number bigint, log_index integer, transaction_hash text, account text)
      ), free as (
        select block_number, log_index, given.account from market_trades join given
          using (block_number, log_index, transaction_hash)
        where pool = ${id} and market_trades.account is null for update of market_trades skip locked
      )
      update market_trades set account = free.account from free
      where market_trades.pool = ${id} and market_trades.block_number = free.block_number
        and market_trades.log_index = free.log_index`),
  )
}
