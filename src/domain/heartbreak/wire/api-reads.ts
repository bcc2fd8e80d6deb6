import * as z from 'zod/mini'
import { count, date, gameIdSchema, levelId, moment, rankedKinds, resultShape, sha256, time } from './api'

// Read endpoints: leaderboards, replays, the wallet's own state, the secrets of past months. `api.ts` has the conventions.

const address = z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/))
const month = z.string().check(z.regex(/^\d{4}-\d\d$/))

export const periods = ['day', 'week', 'all'] as const
export type Period = (typeof periods)[number]

/** How many rows a page of a table has. */
export const leaderboardPageSize = 25

/**
 * `GET /api/heartbreak/leaderboard?level=crush&period=day&kind=daily&page=1`: the best run of each wallet, the fastest
 * first. Ties are broken by fewer actions, then by the earlier finish; runs under review are listed below all others.
 * `kind` is `any` (default), `daily` or `free`; `date` selects another day or week than the current one. Needs no
 * session. Errors: `bad-request`, `rate-limited`, `database-unavailable`.
 */
export const leaderboardQuery = z.strictObject({
  level: levelId,
  period: z._default(z.enum(periods), 'day'),
  kind: z._default(z.enum(['any', ...rankedKinds]), 'any'),
  date: z.optional(date),
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
  frame: z.optional(z.string()),
})
export type LeaderboardQuery = z.input<typeof leaderboardQuery>

const row = z.object({
  rank: count,
  gameId: gameIdSchema,
  kind: z.enum(rankedKinds),
  /** Checksummed. */
  address,
  /** The primary ENS name, normalized and safe to show; null while none is known: the shortened address is shown. */
  name: z.nullable(z.string()),
  /** Where a contract account lives; null for one with a key. */
  chainId: z.nullable(z.int()),
  officialMs: time,
  threeBv: count,
  actions: count,
  hints: count,
  finishedAt: moment,
  underReview: z.boolean(),
})
export type LeaderboardRow = z.output<typeof row>

export const leaderboardAnswer = z.object({
  level: levelId,
  period: z.enum(periods),
  kind: z.enum(['any', ...rankedKinds]),
  /** The first moment of the period and the first after it; null for all time. */
  from: z.nullable(moment),
  until: z.nullable(moment),
  /** How many wallets are in the table. */
  total: count,
  page: z.int(),
  pages: z.int(),
  rows: z.array(row),
  /** The visitor's own row, whatever page it is on; null without a run or a sign-in. */
  own: z.nullable(row),
  /** Some names are still being looked up: a later request returns them. */
  namesPending: z.boolean(),
})
export type LeaderboardAnswer = z.output<typeof leaderboardAnswer>

/**
 * `GET /api/heartbreak/replay/<gameId>`: a finished run, public; a lost one for a week: `replay(imageOf(dealBoard(boardId),
 * image), { mode: 'classic', ranked: true }, decodeLog(log))`. Errors: `unknown-game`, and `not-yet-public` with 403:
 * a run of another wallet would reveal today's board, and is public once the day is over.
 */
export const replayAnswer = z.object({
  ...resultShape,
  image: z.int(),
  address,
  name: z.nullable(z.string()),
  outcome: z.enum(['ranked', 'lost']),
  /** Of a won run. */
  officialMs: z.nullable(time),
  underReview: z.boolean(),
  finishedAt: moment,
  log: z.string(),
})
export type ReplayAnswer = z.output<typeof replayAnswer>

/** How the wallet's attempt at today's board of a level stands. */
const attempt = z.discriminatedUnion('status', [
  z.object({ level: levelId, status: z.literal('none') }),
  z.object({ level: levelId, status: z.literal('playing'), gameId: gameIdSchema, expiresAt: moment }),
  z.object({ level: levelId, status: z.literal('won'), gameId: gameIdSchema, officialMs: time }),
  z.object({ level: levelId, status: z.enum(['lost', 'refused', 'left']), gameId: gameIdSchema }),
])

/**
 * `GET /api/heartbreak/me`: the state of the signed-in wallet. `DELETE /api/heartbreak/me` deletes all of its runs;
 * today's used attempts are kept until the day is over. Errors: `not-signed-in`, `rate-limited`,
 * `database-unavailable`.
 */
export const ownAnswer = z.object({
  address,
  date,
  attempts: z.array(attempt),
  streak: z.object({
    /** Days in a row with a solved daily board at any level, up to today or yesterday. */
    days: count,
    longest: count,
    solvedToday: z.boolean(),
    /** Missed days that were bridged: one a month, automatically. */
    repaired: z.array(date),
    repairsLeft: count,
  }),
  /** Of all ranked runs together. */
  lovePoints: count,
  runs: count,
})
export type OwnAnswer = z.output<typeof ownAnswer>

/**
 * `GET /api/heartbreak/commitments`: for each month the hash of its secret, published before its first day if the
 * server ran then, and, when the month is over, the secret: `dealDaily` reproduces its boards from it.
 */
export const commitmentsAnswer = z.object({
  months: z.array(
    z.object({
      month,
      commitment: sha256,
      committedAt: moment,
      secret: z.nullable(sha256),
      revealsAt: moment,
    }),
  ),
})
export type CommitmentsAnswer = z.output<typeof commitmentsAnswer>
