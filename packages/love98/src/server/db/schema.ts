import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { SignInFields } from '@/domain/sign-in/sign-in-message'

// The stored data of the server. `migrations/*.sql` creates the tables; a test compares the two, column by column. The
// SQL works in both engines and uses nothing newer than PostgreSQL 15.

/** A time with millisecond precision, like a JavaScript date. */
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/**
 * The sign-in messages that the server proposed. A used message stays until it expires, so that it cannot be used
 * again.
 */
export const nonces = pgTable(
  'nonces',
  {
    nonce: text('nonce').primaryKey(),
    /** `safe` messages are valid longer, because the owners of a Safe may sign hours later. */
    kind: text('kind', { enum: ['plain', 'safe'] }).notNull(),
    /** The SHA-256 of the cookie of the requesting browser. */
    browserHash: text('browser_hash').notNull(),
    fields: jsonb('fields').$type<SignInFields>().notNull(),
    expiresAt: moment('expires_at').notNull(),
    spentAt: moment('spent_at'),
  },
  (table) => [index('nonces_expires_at').on(table.expiresAt)],
)

/** Sessions. Only the SHA-256 of a cookie's value is stored, which cannot be used to sign in. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    address: text('address').notNull(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    kind: text('kind', { enum: ['account', 'contract'] }).notNull(),
    /** The signed message of a contract account, which is verified again because the owners may change. */
    proof: jsonb('proof').$type<SignInProof>(),
    createdAt: moment('created_at').notNull(),
    verifiedAt: moment('verified_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_expires_at').on(table.expiresAt)],
)

/** One row per counted key (an address range, an account), for one time window. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    requests: integer('requests').notNull(),
    resetsAt: moment('resets_at').notNull(),
  },
  (table) => [index('rate_limits_resets_at').on(table.resetsAt)],
)

/** The signed message and its signature, to verify a contract account again. */
export type SignInProof = { message: string; signature: string }
