import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Address } from '@/domain/address'
import type { MarketPool } from '@/domain/market/pool-event'
import { type TradePage, type TradePlace, tradesPerPage, writeTradeCursor } from '@/domain/market/trade'
import { chainTrades } from '@/server/db/market-schema'
import { runQuery } from '@/server/db/run-query'
import type { MarketDatabase } from '../market-database'

/**
 * Reads a page of trades of a pair, with the accounts that are stored. Rows of earlier builds, which lack the side, are
 * left out.
 * @param before the page has older trades only; null for the newest page
 * @throws {AppError} `database-unavailable`
 */
export async function readTrades(
  { orm, chainId }: MarketDatabase,
  { name, id }: MarketPool,
  before: TradePlace | null,
): Promise<Omit<TradePage, 'explorer'>> {
  const { blockNumber, logIndex } = chainTrades
  const found = await runQuery(() =>
    orm
      .select()
      .from(chainTrades)
      .where(
        and(
          eq(chainTrades.chainId, chainId),
          eq(chainTrades.pool, id),
          isNotNull(chainTrades.side),
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
  { orm, chainId }: MarketDatabase,
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
        select block_number, log_index, given.account from chain_trades join given
          using (block_number, log_index, transaction_hash)
        where chain_id = ${chainId} and pool = ${id} and chain_trades.account is null for update of chain_trades skip locked
      )
      update chain_trades set account = free.account from free
      where chain_trades.chain_id = ${chainId} and chain_trades.pool = ${id} and chain_trades.block_number = free.block_number
        and chain_trades.log_index = free.log_index`),
  )
}
