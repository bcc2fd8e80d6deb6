import { bigint, boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** Which process reads the market: at most one row. Times are the database's, since clocks of processes differ. */
export const marketLease = pgTable('market_lease', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  /** Counts the holders: a new one has a higher number. */
  epoch: bigint('epoch', { mode: 'bigint' }).notNull(),
  /** A random name of the process. */
  holder: text('holder').notNull(),
  expiresAt: moment('expires_at').notNull(),
  /** When the holder last knew that its snapshot is the newest state. */
  readAt: moment('read_at'),
  /** When a visitor last asked any process for the market. */
  lookedAt: moment('looked_at'),
})

/** The newest `MarketSnapshot` as JSON, byte for byte as it is served: at most one row. */
export const marketSnapshot = pgTable('market_snapshot', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  epoch: bigint('epoch', { mode: 'bigint' }).notNull(),
  /** Counts the snapshots of an epoch. */
  version: bigint('version', { mode: 'bigint' }).notNull(),
  body: text('body').notNull(),
})
