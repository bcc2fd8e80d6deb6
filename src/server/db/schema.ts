import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { SignInFields } from '@/domain/sign-in/sign-in-message'

// What the server stores. `migrations/*.sql` creates it; a test compares the two, column by column. Both engines
// understand the SQL of PostgreSQL 15, so nothing newer is used.

/** A moment, kept to the millisecond as JavaScript's dates are. */
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** Sign-in messages that the server proposed; one that was spent stays until it expires, so that it is spent once. */
export const nonces = pgTable(
  'nonces',
  {
    nonce: text('nonce').primaryKey(),
    /** `safe`: the owners of a Safe may sign hours later, so these live longer. */
    kind: text('kind', { enum: ['plain', 'safe'] }).notNull(),
    /** SHA-256 of the cookie of the browser that asked. */
    browserHash: text('browser_hash').notNull(),
    /** What the message must say. */
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
    /** The signed message of a contract account, whose owners may change: it is verified again. */
    proof: jsonb('proof').$type<SignInProof>(),
    createdAt: moment('created_at').notNull(),
    verifiedAt: moment('verified_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_expires_at').on(table.expiresAt)],
)

/** One row a key that was counted (an address range, an account), for one window of time. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    requests: integer('requests').notNull(),
    resetsAt: moment('resets_at').notNull(),
  },
  (table) => [index('rate_limits_resets_at').on(table.resetsAt)],
)

/** The signed message and its signature, for verifying a contract account again. */
export type SignInProof = { message: string; signature: string }
