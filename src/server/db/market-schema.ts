import { bigint, boolean, index, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

// The history of the pools. `migrations/0004-market.sql` creates it. Times are seconds since 1970, as blocks have them.

const seconds = (name: string) => bigint(name, { mode: 'number' })
const blockNumber = (name: string) => bigint(name, { mode: 'bigint' })

/** The chain that the history is of: one row. */
export const marketSource = pgTable('market_source', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  /** The hash of block 0: two chains may have one id. */
  genesis: text('genesis').notNull(),
})

/** How far a pool's history goes. Its first three fields are what prices and volumes were computed with. */
export const marketPools = pgTable('market_pools', {
  pool: text('pool').primaryKey(),
  baseIsFirst: boolean('base_is_first').notNull(),
  baseDecimals: integer('base_decimals').notNull(),
  tokenDecimals: integer('token_decimals').notNull(),
  /** The time that the history was begun at. */
  begunAt: seconds('begun_at').notNull(),
  /** All blocks from there to this one, which is not among them, were read. */
  nextBlock: blockNumber('next_block').notNull(),
  /** The time of the newest block that was read. */
  readUntil: seconds('read_until').notNull(),
  /** The first price of all; rows that are cleared away do not move it. */
  firstTrade: seconds('first_trade'),
})

/** The newest blocks that were read, to find where a reorganization forked off; behind finality some are left out. */
export const marketBlocks = pgTable('market_blocks', {
  number: blockNumber('number').primaryKey(),
  hash: text('hash').notNull(),
  parentHash: text('parent_hash').notNull(),
  time: seconds('time').notNull(),
})

/** A price after each `Sync` of a pool, with what the `Swap` after it traded: 0 when liquidity or `sync()` moved it. */
export const marketTrades = pgTable(
  'market_trades',
  {
    pool: text('pool').notNull(),
    blockNumber: blockNumber('block_number').notNull(),
    /** Of the `Sync`. */
    logIndex: integer('log_index').notNull(),
    blockHash: text('block_hash').notNull(),
    time: seconds('time').notNull(),
    /** Tokens for one base asset. */
    price: numeric('price').notNull(),
    /** Smallest units. */
    baseVolume: numeric('base_volume').notNull(),
    tokenVolume: numeric('token_volume').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pool, table.blockNumber, table.logIndex] }),
    index('market_trades_time').on(table.pool, table.time),
  ],
)

/** Candles of intervals in which there was a price. `seconds`: 60, 900, 3600 or 86400; `time`: its start. */
export const marketCandles = pgTable(
  'market_candles',
  {
    pool: text('pool').notNull(),
    seconds: integer('seconds').notNull(),
    time: seconds('time').notNull(),
    /** The first price in it, not the one before it. */
    open: numeric('open').notNull(),
    high: numeric('high').notNull(),
    low: numeric('low').notNull(),
    close: numeric('close').notNull(),
    baseVolume: numeric('base_volume').notNull(),
    tokenVolume: numeric('token_volume').notNull(),
  },
  (table) => [primaryKey({ columns: [table.pool, table.seconds, table.time] })],
)
