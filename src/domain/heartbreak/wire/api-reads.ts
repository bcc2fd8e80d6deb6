import * as v from 'valibot'
import {
  count,
  date,
  gameIdSchema,
  integer,
  levelId,
  moment,
  rankedKinds,
  resultShape,
  sha256,
  time,
} from './api'

// Read endpoints: leaderboards, replays, the wallet's own state, the secrets of past months. `api.ts` has the conventions.

const address = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{40}$/))
const month = v.pipe(v.string(), v.regex(/^\d{4}-\d\d$/))

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
export const leaderboardQuery = v.strictObject({
  level: levelId,
  period: v.optional(v.picklist(periods), 'day'),
  kind: v.optional(v.picklist(['any', ...rankedKinds]), 'any'),
  date: v.optional(date),
  page: v.optional(
    v.pipe(v.unknown(), v.transform(Number), v.number(), v.safeInteger(), v.minValue(1), v.maxValue(10_000)),
    1,
  ),
  frame: v.optional(v.string()),
})
export type LeaderboardQuery = v.InferInput<typeof leaderboardQuery>

const row = v.object({
  rank: count,
  gameId: gameIdSchema,
  kind: v.picklist(rankedKinds),
  /** Checksummed. */
  address,
  /** The primary ENS name, normalized and safe to show; null while none is known: the shortened address is shown. */
  name: v.nullable(v.string()),
  /** Where a contract account lives; null for one with a key. */
  chainId: v.nullable(integer),
  officialMs: time,
  threeBv: count,
  actions: count,
  hints: count,
  finishedAt: moment,
  underReview: v.boolean(),
})
export type LeaderboardRow = v.InferOutput<typeof row>

export const leaderboardAnswer = v.object({
  level: levelId,
  period: v.picklist(periods),
  kind: v.picklist(['any', ...rankedKinds]),
  /** The first moment of the period and the first after it; null for all time. */
  from: v.nullable(moment),
  until: v.nullable(moment),
  /** How many wallets are in the table. */
  total: count,
  page: integer,
  pages: integer,
  rows: v.array(row),
  /** The visitor's own row, whatever page it is on; null without a run or a sign-in. */
  own: v.nullable(row),
  /** Some names are still being looked up: a later request returns them. */
  namesPending: v.boolean(),
})
export type LeaderboardAnswer = v.InferOutput<typeof leaderboardAnswer>

/**
 * `GET /api/heartbreak/replay/<gameId>`: a finished run, public; a lost one for a week: `replay(imageOf(dealBoard(boardId),
 * image), { mode: 'classic', ranked: true }, decodeLog(log))`. Errors: `unknown-game`, and `not-yet-public` with 403:
 * a run of another wallet would reveal today's board, and is public once the day is over.
 */
export const replayAnswer = v.object({
  ...resultShape,
  image: integer,
  address,
  name: v.nullable(v.string()),
  outcome: v.picklist(['ranked', 'lost']),
  /** Of a won run. */
  officialMs: v.nullable(time),
  underReview: v.boolean(),
  finishedAt: moment,
  log: v.string(),
})
export type ReplayAnswer = v.InferOutput<typeof replayAnswer>

/** How the wallet's attempt at today's board of a level stands. */
const attempt = v.variant('status', [
  v.object({ level: levelId, status: v.literal('none') }),
  v.object({ level: levelId, status: v.literal('playing'), gameId: gameIdSchema, expiresAt: moment }),
  v.object({ level: levelId, status: v.literal('won'), gameId: gameIdSchema, officialMs: time }),
  v.object({ level: levelId, status: v.picklist(['lost', 'refused', 'left']), gameId: gameIdSchema }),
])

/**
 * `GET /api/heartbreak/me`: the state of the signed-in wallet. `DELETE /api/heartbreak/me` deletes all of its runs;
 * today's used attempts are kept until the day is over. Errors: `not-signed-in`, `rate-limited`,
 * `database-unavailable`.
 */
export const ownAnswer = v.object({
  address,
  date,
  attempts: v.array(attempt),
  streak: v.object({
    /** Days in a row with a solved daily board at any level, up to today or yesterday. */
    days: count,
    longest: count,
    solvedToday: v.boolean(),
    /** Missed days that were bridged: one a month, automatically. */
    repaired: v.array(date),
    repairsLeft: count,
  }),
  /** Of all ranked runs together. */
  lovePoints: count,
  runs: count,
})
export type OwnAnswer = v.InferOutput<typeof ownAnswer>

/**
 * `GET /api/heartbreak/commitments`: for each month the hash of its secret, published before its first day if the
 * server ran then, and, when the month is over, the secret: `dealDaily` reproduces its boards from it.
 */
export const commitmentsAnswer = v.object({
  months: v.array(
    v.object({
      month,
      commitment: sha256,
      committedAt: moment,
      secret: v.nullable(sha256),
      revealsAt: moment,
    }),
  ),
})
export type CommitmentsAnswer = v.InferOutput<typeof commitmentsAnswer>
