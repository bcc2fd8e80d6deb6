import * as z from 'zod/mini'
import { parseBoardId } from '@/domain/heartbreak/board/board-id'
import { levels } from '@/domain/heartbreak/board/level'
import { runFlags } from '@/domain/heartbreak/run/run-flags'
import { runRefusals } from '@/domain/heartbreak/run/verify-run'
import { rules } from '@/domain/heartbreak/solver/solver'

// The HTTP API of the game, shared by server and browser. Every answer is JSON and never cached; an error is
// `{ code, message }` with a code of `domain/errors.ts`, and 429 has `Retry-After` in seconds. Unsafe methods are refused
// to pages of other origins. A page in a frame sends `frame: true`, or `?frame=1` where there is no body, as for signing
// in. Days, weeks (ISO 8601, from Monday) and months are those of UTC.

export const levelId = z.enum(levels.map(({ id }) => id) as [(typeof levels)[number]['id']])
export const date = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))
/** ISO 8601. */
export const moment = z.iso.datetime()
/** 64 hex digits. */
export const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const boardId = z.string().check(z.refine((text) => parseBoardId(text).ok))
/** Milliseconds. */
export const time = z.int().check(z.nonnegative())
export const count = z.int().check(z.nonnegative())

/** The id of a game: 128 random bits in hex. */
export const gameIdSchema = z.string().check(z.regex(/^[0-9a-f]{32}$/))
const token = gameIdSchema

/** The difficulty of a board; `label` is the displayed name of the hardest rule. */
const grade = z.object({
  hardest: z.enum(rules),
  label: z.string(),
  proofSteps: count,
  threeBv: count,
  openings: count,
})

/** The query of the following. */
export const dailyQuery = z.strictObject({ level: levelId })

/**
 * `GET /api/heartbreak/daily?level=crush`: the boards of today at a level. `open` is public, unlimited and never
 * ranked; the ranked board is another one of the same weekday's difficulty, and a wallet receives it when it starts its
 * one attempt. `commitment` is the SHA-256 of the month's secret from which both derive; see commitments.
 * Errors: `bad-request`, `rate-limited`, `database-unavailable`.
 */
export const dailyAnswer = z.object({
  date,
  level: levelId,
  open: z.object({ boardId, grade }),
  ranked: z.object({ grade }),
  commitment: sha256,
  /** When the next day's boards begin. */
  endsAt: moment,
  /** The server's clock, so that a countdown does not trust the visitor's. */
  now: moment,
})
export type DailyAnswer = z.output<typeof dailyAnswer>

/** `daily`: the board of the day, once per wallet, day and level. `free`: a new board, unlimited. */
export const rankedKinds = ['daily', 'free'] as const
export type RankedKind = (typeof rankedKinds)[number]

/**
 * `POST /api/heartbreak/start`: starts a ranked game; for signed-in wallets, levels of the list, classic mode.
 * Errors: `not-signed-in`, `already-played` (the daily attempt is over), `bad-request`, `rate-limited` (30 an hour and
 * wallet), `database-unavailable`.
 */
export const startRequest = z.strictObject({
  level: levelId,
  kind: z.enum(rankedKinds),
  frame: z._default(z.boolean(), false),
})
export type StartRequest = z.input<typeof startRequest>

/**
 * The game that began. Play `imageOf(dealBoard(boardId), image)` with `{ mode: 'classic', ranked: true }` and record the
 * first move's wait from when the board was shown. The clock starts with the first move; the first ten seconds before
 * it are free, and the rest is added to the official time. A running daily attempt is returned again, with a new nonce:
 * `elapsedMs` is then how long it has been running, and is part of the first move's wait.
 */
export const startAnswer = z.object({
  gameId: gameIdSchema,
  /** Submitted with the log; only the newest nonce of a game is valid. */
  nonce: token,
  kind: z.enum(rankedKinds),
  level: levelId,
  date,
  boardId,
  image: z.int().check(z.minimum(0), z.maximum(7)),
  issuedAt: moment,
  /** After this moment the game cannot be finished any more: 30 minutes after it was issued. */
  expiresAt: moment,
  elapsedMs: time,
})
export type StartAnswer = z.output<typeof startAnswer>

/** The maximum size of the following request in bytes. */
export const maxFinishBytes = 50_000

/**
 * `POST /api/heartbreak/finish`: submits a finished game, won or lost. It may be repeated when no answer came: the first
 * one decides, and later ones get the same answer. Do not submit an abandoned game.
 * Errors: `not-signed-in`, `unknown-game` (no such game of this wallet, or another nonce), `bad-log` (the log is damaged:
 * send it again), `bad-request`, `too-large`, `rate-limited`, `database-unavailable`.
 */
export const finishRequest = z.strictObject({
  gameId: gameIdSchema,
  nonce: token,
  /** `encodeLog` of all moves. */
  log: z.string().check(z.minLength(1), z.maxLength(48_000), z.regex(/^[\w-]+$/)),
  /** `timeMs` of the finished game. */
  claimedMs: time,
  /** How long the start request took, measured by the page. */
  roundTripMs: time,
  /**
   * How long ago the game ended when this is sent, as when there was no connection: it counts in full, and a run with
   * more than ten seconds unaccounted for is refused as `sped-up`.
   */
  lateMs: z._default(time, 0),
  /** Input event counts, without positions. */
  input: z.strictObject({
    /** Synthetic events (`isTrusted` is false). */
    untrusted: count,
    /** `pointermove` events that were seen over the board. */
    pointerSamples: count,
    /** Moves by mouse or pen, by touch, by keyboard. */
    pointer: count,
    touch: count,
    keyboard: count,
  }),
  frame: z._default(z.boolean(), false),
})
export type FinishRequest = z.input<typeof finishRequest>

const ranks = z.object({ day: z.nullable(count), week: z.nullable(count), all: z.nullable(count) })

/** The fields of every finished game. */
export const resultShape = {
  gameId: gameIdSchema,
  kind: z.enum(rankedKinds),
  level: levelId,
  date,
  boardId,
}

/**
 * The outcome of a finished game. `ranks` are those in the tables of its kind and level and count from 1; null where the
 * wallet has a better run.
 */
export const finishAnswer = z.discriminatedUnion('outcome', [
  z.object({
    ...resultShape,
    outcome: z.literal('ranked'),
    /** The time that counts, and what was added to the claimed one for the long look and for network travel. */
    officialMs: time,
    addedMs: z.object({ look: time, travel: time }),
    threeBv: count,
    actions: count,
    hints: count,
    lovePoints: count,
    underReview: z.boolean(),
    flags: z.array(z.enum(runFlags)),
    ranks,
    streak: z.int(),
  }),
  z.object({ ...resultShape, outcome: z.literal('lost') }),
  z.object({
    ...resultShape,
    outcome: z.literal('refused'),
    refusal: z.enum(runRefusals),
    problem: z.string(),
  }),
])
export type FinishAnswer = z.output<typeof finishAnswer>
