import { isNotNull } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { Address } from '@/domain/address'
import type { TradeSide } from '@/domain/market/trade'

// The market of each chain: its lease, its newest snapshot, and the history of its pools, whose times are in seconds
// since 1970, as in blocks. `migrations/*.sql` creates the tables.

const seconds = (name: string) => bigint(name, { mode: 'number' })
const blockNumber = (name: string) => bigint(name, { mode: 'bigint' })
const chainId = () => bigint('chain_id', { mode: 'number' })

/** The chains with a history. */
export const chainHistories = pgTable('chain_histories', {
  chainId: chainId().primaryKey(),
  /** The hash of block 0, because two chains may have the same id. */
  genesis: text('genesis').notNull(),
})

/** The stored range of a pool's history. Prices and volumes depend on the order and the decimals of its sides. */
export const chainPools = pgTable(
  'chain_pools',
  {
    chainId: chainId().notNull(),
    /** The pool's address (Uniswap V2 and V3), or its id of 32 bytes (V4). Two chains may have the same one. */
    pool: text('pool').notNull(),
    baseIsFirst: boolean('base_is_first').notNull(),
    baseDecimals: integer('base_decimals').notNull(),
    tokenDecimals: integer('token_decimals').notNull(),
    begunAt: seconds('begun_at').notNull(),
    /** All blocks from the beginning up to this one, exclusive, have been read. */
    nextBlock: blockNumber('next_block').notNull(),
    readUntil: seconds('read_until').notNull(),
    /** The time of the first price. Deleting old rows does not change it. */
    firstTrade: seconds('first_trade'),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.pool] })],
)

/**
 * The newest blocks that have been read, to find the common ancestor after a reorganization. Final blocks may be
 * missing.
 */
export const chainBlocks = pgTable(
  'chain_blocks',
  {
    chainId: chainId().notNull(),
    number: blockNumber('number').notNull(),
    hash: text('hash').notNull(),
    parentHash: text('parent_hash').notNull(),
    time: seconds('time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.number] })],
)

/**
 * The prices of pools: after each `Sync` of Uniswap V2, with the volume of the `Swap` after it, and after each
 * `Initialize` and `Swap` of V3 and V4. The volume is 0 if no swap changed the price.
 */
export const chainTrades = pgTable(
  'chain_trades',
  {
    chainId: chainId().notNull(),
    pool: text('pool').notNull(),
    blockNumber: blockNumber('block_number').notNull(),
    /** The log index of the event with the price. */
    logIndex: integer('log_index').notNull(),
    blockHash: text('block_hash').notNull(),
    time: seconds('time').notNull(),
    /** The number of tokens per base asset. */
    price: numeric('price').notNull(),
    /** In the smallest unit. */
    baseVolume: numeric('base_volume').notNull(),
    tokenVolume: numeric('token_volume').notNull(),
    /** `buy` or `sell`; null without a swap, and in rows of earlier builds. */
    side: text('side').$type<TradeSide>(),
    transactionHash: text('transaction_hash'),
    /** The sender of the transaction; null until a visitor has requested the trade. */
    account: text('account').$type<Address>(),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.pool, table.blockNumber, table.logIndex] }),
    index('chain_trades_time').on(table.chainId, table.pool, table.time),
    index('chain_trades_swaps')
      .on(table.chainId, table.pool, table.blockNumber, table.logIndex)
      .where(isNotNull(table.side)),
  ],
)

/**
 * The candles of intervals with at least one price. `seconds` is 60, 900, 3600 or 86400; `time` is the start of the
 * interval.
 */
export const chainCandles = pgTable(
  'chain_candles',
  {
    chainId: chainId().notNull(),
    pool: text('pool').notNull(),
    seconds: integer('seconds').notNull(),
    time: seconds('time').notNull(),
    /** The first price in the interval, not the last price before it. */
    open: numeric('open').notNull(),
    high: numeric('high').notNull(),
    low: numeric('low').notNull(),
    close: numeric('close').notNull(),
    baseVolume: numeric('base_volume').notNull(),
    tokenVolume: numeric('token_volume').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.pool, table.seconds, table.time] })],
)

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** The lease of the process that reads the market of a chain. The times are times of the database. */
export const chainLeases = pgTable('chain_leases', {
  chainId: chainId().primaryKey(),
  /** The number of the holder. Each new holder has a higher one. */
  epoch: bigint('epoch', { mode: 'bigint' }).notNull(),
  /** A random name of the process. */
  holder: text('holder').notNull(),
  expiresAt: moment('expires_at').notNull(),
  /** The time at which the holder last confirmed that its snapshot is the newest state. */
  readAt: moment('read_at'),
  /** The time of the last request of a visitor to any process. */
  requestedAt: moment('requested_at'),
})

/** The newest `MarketSnapshot` of a chain in the bytes that are served. */
export const chainSnapshots = pgTable('chain_snapshots', {
  chainId: chainId().primaryKey(),
  epoch: bigint('epoch', { mode: 'bigint' }).notNull(),
  /** The number of the snapshot in its epoch. */
  version: bigint('version', { mode: 'bigint' }).notNull(),
  body: text('body').notNull(),
})
