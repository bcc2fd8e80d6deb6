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

// Endpoints that read: leaderboards, replays, the wallet's own state, the secrets of past months. `api.ts` has the
// conventions.

const address = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{40}$/))
const month = v.pipe(v.string(), v.regex(/^\d{4}-\d\d$/))

export const periods = ['day', 'week', 'all'] as const
export type Period = (typeof periods)[number]

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
  /**
   * The primary ENS name, normalized and checked for safe display; null while it is unknown, and then the page shows
   * the shortened address.
   */
  name: v.nullable(v.string()),
  /** The chain of a contract account; null for an account with a private key. */
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
  /** The first moment of the period and the first moment after it; null for all time. */
  from: v.nullable(moment),
  until: v.nullable(moment),
  /** The number of wallets in the table. */
  total: count,
  page: integer,
  pages: integer,
  rows: v.array(row),
  /** The visitor's own row, on any page; null without a run or a sign-in. */
  own: v.nullable(row),
  /** The server is still looking up some names; a later request returns them. */
  namesPending: v.boolean(),
})
export type LeaderboardAnswer = v.InferOutput<typeof leaderboardAnswer>

/**
 * `GET /api/heartbreak/replay/<gameId>`: a finished run. A won run is public; a lost one is public for a week. To
 * replay it: `replay(imageOf(dealBoard(boardId), image), { mode: 'classic', ranked: true }, decodeLog(log))`. Errors:
 * `unknown-game`, and `not-yet-public` with 403: a run of another wallet would reveal today's board, so it becomes
 * public after the end of the day.
 */
export const replayAnswer = v.object({
  ...resultShape,
  image: integer,
  address,
  name: v.nullable(v.string()),
  outcome: v.picklist(['ranked', 'lost']),
  /** Only for a won run; null for a lost one. */
  officialMs: v.nullable(time),
  underReview: v.boolean(),
  finishedAt: moment,
  log: v.string(),
})
export type ReplayAnswer = v.InferOutput<typeof replayAnswer>

const attempt = v.variant('status', [
  v.object({ level: levelId, status: v.literal('none') }),
  v.object({ level: levelId, status: v.literal('playing'), gameId: gameIdSchema, expiresAt: moment }),
  v.object({ level: levelId, status: v.literal('won'), gameId: gameIdSchema, officialMs: time }),
  v.object({ level: levelId, status: v.picklist(['lost', 'refused', 'left']), gameId: gameIdSchema }),
])

/**
 * `GET /api/heartbreak/me`: the state of the signed-in wallet. `DELETE /api/heartbreak/me` deletes all of its runs, but
 * keeps today's used attempts until the end of the day. Errors: `not-signed-in`, `rate-limited`,
 * `database-unavailable`.
 */
export const ownAnswer = v.object({
  address,
  date,
  attempts: v.array(attempt),
  streak: v.object({
    /** The number of consecutive days with a solved daily board at any level, up to today or yesterday. */
    days: count,
    longest: count,
    solvedToday: v.boolean(),
    /** Missed days that were repaired automatically: one per month. */
    repaired: v.array(date),
    repairsLeft: count,
  }),
  lovePoints: count,
  runs: count,
})
export type OwnAnswer = v.InferOutput<typeof ownAnswer>

/**
 * `GET /api/heartbreak/commitments`: the hash of each month's secret, published before the first day of the month if
 * the server was running then, and, after the end of the month, the secret, from which `dealDaily` reproduces the
 * boards.
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
