import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { PinCount } from '@/domain/heartbreak/run/pin-record'
import type { RunFlag } from '@/domain/heartbreak/run/run-flags'
import type { RunRefusal } from '@/domain/heartbreak/run/verify-run'
import type { RankedKind } from '@/domain/heartbreak/wire/api'

// The stored data of the game. `migrations/0002-heartbreak.sql` creates the tables.

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/**
 * The secret of each month, from which its daily boards are derived. It is created once, never changed, and published
 * after the month.
 */
export const heartbreakSecrets = pgTable('heartbreak_secrets', {
  /** `2026-11` */
  month: text('month').primaryKey(),
  /** 32 random bytes in hex. */
  secret: text('secret').notNull(),
  /** The SHA-256 of the secret in hex, which is published in advance. */
  commitment: text('commitment').notNull(),
  createdAt: moment('created_at').notNull(),
})

export const heartbreakGames = pgTable(
  'heartbreak_games',
  {
    id: text('id').primaryKey(),
    /** The address in lower case. For a contract, the chain id is in front of it, `1:0x…`. */
    player: text('player').notNull(),
    /** Checksummed. */
    address: text('address').notNull(),
    chainId: bigint('chain_id', { mode: 'number' }),
    level: text('level').notNull(),
    kind: text('kind').$type<RankedKind>().notNull(),
    /** The day on which the game started, in UTC. */
    date: text('date').notNull(),
    boardId: text('board_id').notNull(),
    image: integer('image').notNull(),
    /** The SHA-256 of the nonce that must accompany the log. */
    nonceHash: text('nonce_hash').notNull(),
    issuedAt: moment('issued_at').notNull(),
    /** `withdrawn`: the wallet requested deletion, and only the used attempt is stored. */
    status: text('status', { enum: ['started', 'ranked', 'lost', 'refused', 'withdrawn'] }).notNull(),
    finishedAt: moment('finished_at'),
    /** The counted time, ms. */
    timeMs: integer('time_ms'),
    threeBv: integer('three_bv'),
    actions: integer('actions'),
    hints: integer('hints'),
    lovePoints: integer('love_points'),
    underReview: boolean('under_review').notNull().default(false),
    /** The encoded moves, as submitted. */
    log: text('log'),
    detail: jsonb('detail').$type<GameDetail>(),
  },
  (table) => [
    uniqueIndex('heartbreak_games_daily')
      .on(table.player, table.level, table.date)
      .where(sql`${table.kind} = 'daily'`),
    index('heartbreak_games_player').on(table.player, table.date),
  ],
)

export type GameDetail = {
  addedMs?: { look: number; travel: number }
  flags?: RunFlag[]
  pins?: PinCount
  refusal?: RunRefusal
  problem?: string
}

export type StoredGame = typeof heartbreakGames.$inferSelect
