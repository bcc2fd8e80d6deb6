import * as v from 'valibot'
import { parseBoardId } from '@/domain/heartbreak/board/board-id'
import { levels } from '@/domain/heartbreak/board/level'
import { isCalendarDay } from '@/domain/heartbreak/daily/calendar-day'
import { runFlags } from '@/domain/heartbreak/run/run-flags'
import { runRefusals } from '@/domain/heartbreak/run/verify-run'
import { rules } from '@/domain/heartbreak/solver/solver'

// The HTTP API of the game, shared by server and browser. Every answer is JSON and is never cached. An error is `{
// code, message }` with a code of `domain/errors.ts`; 429 has `Retry-After` in seconds. The server rejects unsafe
// methods from pages of other origins. A page in a frame sends `frame: true`, or `?frame=1` if the request has no body,
// as for signing in. Days, weeks (ISO 8601, from Monday) and months are in UTC.

export const levelId = v.picklist(levels.map(({ id }) => id))
export const date = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/))
/** ISO 8601 in UTC, with `Z`. */
export const moment = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?Z$/),
  v.check((text) => isCalendarDay(text.slice(0, 10))),
)
/** 64 hex digits. */
export const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const boardId = v.pipe(
  v.string(),
  v.check((text) => parseBoardId(text).ok),
)
export const integer = v.pipe(v.number(), v.safeInteger())
/** Milliseconds. */
export const time = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** The id of a game: 128 random bits in hex. */
export const gameIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))
const token = gameIdSchema

const grade = v.object({
  hardest: v.picklist(rules),
  label: v.string(),
  proofSteps: count,
  threeBv: count,
  openings: count,
})

export const dailyQuery = v.strictObject({ level: levelId })

/**
 * `GET /api/heartbreak/daily?level=crush`: today's boards of a level. `open` is public, unlimited and never ranked. The
 * ranked board is a different one with the same weekday's difficulty; a wallet receives it when it starts its one
 * attempt. `commitment` is the SHA-256 of the month's secret, from which both boards derive; see `commitmentsAnswer`.
 * Errors: `bad-request`, `rate-limited`, `database-unavailable`.
 */
export const dailyAnswer = v.object({
  date,
  level: levelId,
  open: v.object({ boardId, grade }),
  ranked: v.object({ grade }),
  commitment: sha256,
  endsAt: moment,
  /** The server's clock, so that the countdown does not depend on the visitor's clock. */
  now: moment,
})
export type DailyAnswer = v.InferOutput<typeof dailyAnswer>

/** `daily`: the board of the day, once per wallet, day and level. `free`: a new board, unlimited. */
export const rankedKinds = ['daily', 'free'] as const
export type RankedKind = (typeof rankedKinds)[number]

/**
 * `POST /api/heartbreak/start`: starts a ranked game in classic mode at a listed level, for signed-in wallets. Errors:
 * `not-signed-in`, `already-played` (the daily attempt is over), `bad-request`, `rate-limited` (30 per hour and
 * wallet), `database-unavailable`.
 */
export const startRequest = v.strictObject({
  level: levelId,
  kind: v.picklist(rankedKinds),
  frame: v.optional(v.boolean(), false),
})
export type StartRequest = v.InferInput<typeof startRequest>

/**
 * The started game. Play `imageOf(dealBoard(boardId), image)` with `{ mode: 'classic', ranked: true }`, and measure the
 * wait of the first move from the moment at which the board was shown. The clock starts with the first move; the first
 * ten seconds before it are free, and the rest is added to the official time. A running daily attempt is returned again
 * with a new nonce: `elapsedMs` is then the time since its start, and is part of the first move's wait.
 */
export const startAnswer = v.object({
  gameId: gameIdSchema,
  /** The nonce to submit with the log; only the newest nonce of a game is valid. */
  nonce: token,
  kind: v.picklist(rankedKinds),
  level: levelId,
  date,
  boardId,
  image: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(7)),
  issuedAt: moment,
  /** The deadline for finishing the game: 30 minutes after it was issued. */
  expiresAt: moment,
  elapsedMs: time,
})
export type StartAnswer = v.InferOutput<typeof startAnswer>

export const maxFinishBytes = 50_000

/**
 * `POST /api/heartbreak/finish`: submits a finished game, won or lost. The page may repeat it if it received no answer:
 * the first submission decides, and later ones get the same answer. Do not submit an abandoned game. Errors:
 * `not-signed-in`, `unknown-game` (the wallet has no such game, or the nonce is old), `bad-log` (the log is damaged:
 * send it again), `bad-request`, `too-large`, `rate-limited`, `database-unavailable`.
 */
export const finishRequest = v.strictObject({
  gameId: gameIdSchema,
  nonce: token,
  /** The result of `encodeLog` for all moves. */
  log: v.pipe(v.string(), v.minLength(1), v.maxLength(48_000), v.regex(/^[\w-]+$/)),
  /** The result of `timeMs` for the finished game. */
  claimedMs: time,
  /** The duration of the start request, measured by the page. */
  roundTripMs: time,
  /**
   * The time between the end of the game and this request, for example while the visitor was offline. All of it counts,
   * and a run with more than ten unexplained seconds is rejected as `sped-up`.
   */
  lateMs: v.optional(time, 0),
  /** Input event counts, without positions. */
  input: v.strictObject({
    /** Synthetic events (`isTrusted` is false). */
    untrusted: count,
    /** `pointermove` events over the board. */
    pointerSamples: count,
    /** Moves by mouse or pen, by touch, by keyboard. */
    pointer: count,
    touch: count,
    keyboard: count,
  }),
  frame: v.optional(v.boolean(), false),
})
export type FinishRequest = v.InferInput<typeof finishRequest>

const ranks = v.object({ day: v.nullable(count), week: v.nullable(count), all: v.nullable(count) })

export const resultShape = {
  gameId: gameIdSchema,
  kind: v.picklist(rankedKinds),
  level: levelId,
  date,
  boardId,
}

/**
 * The result of a finished game. `ranks` are the ranks in the tables of its kind and level, from 1; null if the wallet
 * has a better run.
 */
export const finishAnswer = v.variant('outcome', [
  v.object({
    ...resultShape,
    outcome: v.literal('ranked'),
    /**
     * The time that counts, and the milliseconds added to the claimed time for looking at the board and for network
     * travel.
     */
    officialMs: time,
    addedMs: v.object({ look: time, travel: time }),
    threeBv: count,
    actions: count,
    hints: count,
    lovePoints: count,
    underReview: v.boolean(),
    flags: v.array(v.picklist(runFlags)),
    ranks,
    streak: integer,
  }),
  v.object({ ...resultShape, outcome: v.literal('lost') }),
  v.object({
    ...resultShape,
    outcome: v.literal('refused'),
    refusal: v.picklist(runRefusals),
    problem: v.string(),
  }),
])
export type FinishAnswer = v.InferOutput<typeof finishAnswer>
