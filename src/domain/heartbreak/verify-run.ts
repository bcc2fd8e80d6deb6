import type { Board } from './board'
import type { Game } from './game'
import type { Move } from './move'
import { longestPauseMs, timeMs } from './play'
import { replay } from './replay'

/** What a player says about a ranked game, and what the server's own clock says, all in milliseconds. */
export interface Run {
  readonly moves: readonly Move[]
  readonly claimedMs: number
  /** When the server gave out the board, and when it got the log. */
  readonly issuedAtMs: number
  readonly receivedAtMs: number
  /** How long the answer and the log travelled, as measured; counted up to one second. */
  readonly roundTripMs: number
}

export type RunRefusal =
  | 'illegal-move'
  | 'not-won'
  | 'time-differs'
  | 'longer-than-passed'
  | 'sped-up'
  | 'too-late'

/** The finished game and the time that counts, or why the run is not ranked. */
export type RunVerdict =
  | { readonly ok: true; readonly game: Game; readonly officialMs: number }
  | { readonly ok: false; readonly refusal: RunRefusal; readonly problem: string }

/** How much longer than the server's clock a log may be, and how much shorter, before it cannot be true. */
export const clockTolerance = { longerMs: 2_000, shorterMs: 10_000 } as const

/**
 * Judges a ranked run: every move legal, won with exactly the last, and times that agree with the server's clock.
 * The official time is never below what the server saw, less the waiting before the first move and one second of
 * travel, so that a log whose pauses were shortened gains nothing, and is refused when much is missing.
 */
export function verifyRun(board: Board, run: Run): RunVerdict {
  const passed = run.receivedAtMs - run.issuedAtMs
  if (passed > longestPauseMs)
    return refuse('too-late', 'A ranked game ends within 30 minutes. Start a new one.')
  const replayed = replay(board, { mode: 'classic', ranked: true }, run.moves)
  if (!replayed.ok) return refuse('illegal-move', replayed.problem)
  const { game } = replayed
  if (game.phase !== 'won') return refuse('not-won', 'The record does not end with a won game.')
  const official = timeMs(game)
  if (official !== run.claimedMs)
    return refuse('time-differs', `The record takes ${official} ms, but ${run.claimedMs} ms are claimed.`)
  const spanMs = run.moves.reduce((sum, { afterMs }) => sum + afterMs, 0)
  if (spanMs > passed + clockTolerance.longerMs)
    return refuse('longer-than-passed', `The record takes ${spanMs} ms, but only ${passed} ms have passed.`)
  const missing = passed - spanMs
  if (missing > clockTolerance.shorterMs)
    return refuse('sped-up', `The record takes ${spanMs} ms, but ${passed} ms have passed on our clock.`)
  return { ok: true, game, officialMs: official + Math.max(0, missing - Math.min(run.roundTripMs, 1_000)) }
}

function refuse(refusal: RunRefusal, problem: string): RunVerdict {
  return { ok: false, refusal, problem }
}
