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

// What the server keeps of the game. `migrations/0002-heartbreak.sql` creates it.

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** The secret of each month, from which its daily boards follow. Made once, never changed, published afterwards. */
export const heartbreakSecrets = pgTable('heartbreak_secrets', {
  /** `2026-11` */
  month: text('month').primaryKey(),
  /** 32 random bytes in hex. */
  secret: text('secret').notNull(),
  /** Their SHA-256 in hex: what is published before. */
  commitment: text('commitment').notNull(),
  createdAt: moment('created_at').notNull(),
})

/** One ranked game of a wallet, from its start on. */
export const heartbreakGames = pgTable(
  'heartbreak_games',
  {
    id: text('id').primaryKey(),
    /** The address in small letters; of a contract with its chain before it, `1:0x…`. */
    player: text('player').notNull(),
    /** Checksummed. */
    address: text('address').notNull(),
    /** Where a contract account lives. */
    chainId: bigint('chain_id', { mode: 'number' }),
    level: text('level').notNull(),
    kind: text('kind').$type<RankedKind>().notNull(),
    /** The day it was started on, in UTC. */
    date: text('date').notNull(),
    boardId: text('board_id').notNull(),
    image: integer('image').notNull(),
    /** SHA-256 of the nonce that the log must come with. */
    nonceHash: text('nonce_hash').notNull(),
    issuedAt: moment('issued_at').notNull(),
    /** `withdrawn`: the wallet asked to be forgotten, and only the used attempt is remembered. */
    status: text('status', { enum: ['started', 'ranked', 'lost', 'refused', 'withdrawn'] }).notNull(),
    finishedAt: moment('finished_at'),
    /** The time that counts, ms. */
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

/** What else is known of a finished game. */
export type GameDetail = {
  addedMs?: { look: number; travel: number }
  flags?: RunFlag[]
  pins?: PinCount
  refusal?: RunRefusal
  problem?: string
}

export type StoredGame = typeof heartbreakGames.$inferSelect
