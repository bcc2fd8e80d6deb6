import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

// The stored data of the guestbook. `migrations/0006-guestbook.sql` creates the tables.

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/**
 * The entry of an account for one day. The signed message is not stored, because it can be derived from the other
 * columns.
 */
export const guestbookEntries = pgTable(
  'guestbook_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The key of the author, see `accountKey`. */
    account: text('account').notNull(),
    /** Checksummed. */
    address: text('address').notNull(),
    /** The chain in the signed message, on which a contract's signature was checked. */
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    kind: text('kind', { enum: ['account', 'contract'] }).notNull(),
    domain: text('domain').notNull(),
    /** In UTC, as signed. */
    day: text('day').notNull(),
    /** Null if the author deleted the entry. The row then only marks the day as used, for two days. */
    text: text('text'),
    signature: text('signature'),
    writtenAt: moment('written_at').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    // This index limits an account to one entry per day, for any number of tabs and processes.
    uniqueIndex('guestbook_entries_day').on(table.account, table.day),
    index('guestbook_entries_shown').on(table.id.desc()).where(sql`${table.deletedAt} is null`),
    index('guestbook_entries_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
)

/** The latest decision of a site owner about an entry, or about an account (`day` is `all`), with its signature. */
export const guestbookDecisions = pgTable(
  'guestbook_decisions',
  {
    account: text('account').notNull(),
    day: text('day').notNull(),
    isHidden: boolean('is_hidden').notNull(),
    /** The owner, checksummed. */
    address: text('address').notNull(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    domain: text('domain').notNull(),
    signature: text('signature').notNull(),
    signedAt: moment('signed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.day] })],
)

export type StoredEntry = typeof guestbookEntries.$inferSelect
export type StoredDecision = typeof guestbookDecisions.$inferSelect
