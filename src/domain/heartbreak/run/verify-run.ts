import type { Board } from '@/domain/heartbreak/board/board'
import type { Game } from './game'
import type { Move } from './move'
import { maxPauseMs, timeMs } from './play'
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
  /** How long after its end the game was handed in, as the page tells: a lost connection takes no run away. */
  readonly lateMs: number
}

export type RunRefusal = (typeof runRefusals)[number]

/** Why a run is not ranked. */
export const runRefusals = [
  'illegal-move',
  'not-over',
  'time-differs',
  'longer-than-passed',
  'sped-up',
  'too-late',
] as const

/**
 * A won game with the time that counts and what was added to the claimed one, all in milliseconds; a lost game; or why
 * the run is not ranked.
 */
export type RunVerdict =
  | {
      readonly outcome: 'won'
      readonly game: Game
      readonly officialMs: number
      readonly addedMs: { readonly look: number; readonly travel: number }
    }
  | { readonly outcome: 'lost'; readonly game: Game }
  | { readonly outcome: 'refused'; readonly refusal: RunRefusal; readonly problem: string }

/** How long the board may be looked at before the first move, ms: the clock stands still, and nobody plans for minutes. */
export const freeLookMs = 10_000

/** How much longer than the server's clock a log may be, and how much shorter, before it cannot be true. */
export const clockTolerance = { longerMs: 2_000, shorterMs: 10_000 } as const

/**
 * Judges a ranked run: every move legal, over with exactly the last, and times that agree with the server's clock.
 * The official time is never below what the server saw, less ten seconds of looking before the first move and one second
 * of travel, so that a log whose pauses were shortened gains nothing, and is refused when much is missing that nobody
 * accounts for. Being handed in late counts in full, since the server cannot tell it from playing. The times of a lost
 * game decide nothing and are not judged.
 */
export function verifyRun(board: Board, run: Run): RunVerdict {
  const passed = run.receivedAtMs - run.issuedAtMs
  if (passed > maxPauseMs) return refuse('too-late', 'A ranked game ends within 30 minutes. Start a new one.')
  const replayed = replay(board, { mode: 'classic', ranked: true }, run.moves)
  if (!replayed.ok) return refuse('illegal-move', replayed.problem)
  const { game } = replayed
  if (game.phase === 'dead') return { outcome: 'lost', game }
  if (game.phase !== 'won') return refuse('not-over', 'The record does not end with a won or lost game.')
  const counted = timeMs(game)
  if (counted !== run.claimedMs)
    return refuse('time-differs', `The record takes ${counted} ms, but ${run.claimedMs} ms are claimed.`)
  const spanMs = run.moves.reduce((sum, { afterMs }) => sum + afterMs, 0)
  const toldMs = spanMs + run.lateMs
  if (toldMs > passed + clockTolerance.longerMs)
    return refuse('longer-than-passed', `The record takes ${toldMs} ms, but only ${passed} ms have passed.`)
  const missing = passed - spanMs
  if (missing - run.lateMs > clockTolerance.shorterMs)
    return refuse('sped-up', `The record takes ${spanMs} ms, but ${passed} ms have passed on our clock.`)
  const look = Math.max(0, spanMs - game.playedMs - freeLookMs)
  const travel = Math.max(0, missing - Math.min(run.roundTripMs, 1_000))
  return { outcome: 'won', game, officialMs: counted + look + travel, addedMs: { look, travel } }
}

function refuse(refusal: RunRefusal, problem: string): RunVerdict {
  return { outcome: 'refused', refusal, problem }
}
