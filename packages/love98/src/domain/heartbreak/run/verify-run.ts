import type { Board } from '@/domain/heartbreak/board/board'
import { countThreeBv } from '@/domain/heartbreak/generator/grade'
import { heartbreakRules } from '@/texts/heartbreak-rules'

import type { Game } from './game'
import type { Move } from './move'
import { maxPauseMs, timeMs } from './play'
import { replay } from './replay'

const texts = heartbreakRules.runs

/** A submitted ranked run: the player's claims and the server's times, all in milliseconds. */
export interface Run {
  readonly moves: readonly Move[]
  readonly claimedMs: number
  /** The times at which the server issued the board and received the log, since 1970. */
  readonly issuedAtMs: number
  readonly receivedAtMs: number
  /** Network travel time as measured by the page; at most one second of it counts. */
  readonly roundTripMs: number
  /** The time between the end of the run and its submission, as reported by the page. */
  readonly lateMs: number
}

export type RunRefusal = (typeof runRefusals)[number]

export const runRefusals = [
  'illegal-move',
  'not-over',
  'time-differs',
  'longer-than-passed',
  'sped-up',
  'too-late',
  'impossible',
] as const

/**
 * The verdict: a won game with its official time and the times added to the claimed time, in milliseconds; a lost game;
 * or the reason for rejecting the run.
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

/** The time before the first move in which looking at the board is free, in milliseconds. */
export const freeStudyMs = 10_000

/** The accepted difference between a log and the server's time, in milliseconds. */
export const clockTolerance = { longerMs: 2_000, shorterMs: 10_000 } as const

/**
 * The minimum time per unit of 3BV, in milliseconds. The fastest players need about 100; a shorter time comes from a
 * bot or a forged log. The first opening starts the clock, so a board of a single unit may take no time.
 */
export const minUnitMs = 30

/**
 * Verifies a ranked run: every move is legal, the last one ends the game, the times agree with the server's clock, and
 * playing took at least `minUnitMs` per unit of 3BV, without penalties. The official time is at least the server's
 * time minus ten free seconds before the first move and one second of network travel. A log with shortened pauses
 * therefore gains nothing, and a run with more missing time is rejected. The whole delay of a late submission counts,
 * because the server cannot distinguish it from playing. The times of a lost game are not verified.
 */
export function verifyRun(board: Board, run: Run): RunVerdict {
  const passed = run.receivedAtMs - run.issuedAtMs
  if (passed > maxPauseMs) return refuse('too-late', texts.tooLate)
  const replayed = replay(board, { mode: 'classic', ranked: true }, run.moves)
  if (!replayed.ok) return refuse('illegal-move', replayed.problem)
  const { game } = replayed
  if (game.phase === 'dead') return { outcome: 'lost', game }
  if (game.phase !== 'won') return refuse('not-over', texts.notOver)
  const counted = timeMs(game)
  if (counted !== run.claimedMs) return refuse('time-differs', texts.timeDiffers(counted, run.claimedMs))
  const { threeBv } = countThreeBv(board)
  if (threeBv > 1 && game.playedMs < threeBv * minUnitMs)
    return refuse('impossible', texts.impossible(threeBv, game.playedMs))
  const spanMs = run.moves.reduce((sum, { afterMs }) => sum + afterMs, 0)
  const reportedMs = spanMs + run.lateMs
  if (reportedMs > passed + clockTolerance.longerMs)
    return refuse('longer-than-passed', texts.longerThanPassed(reportedMs, passed))
  const missing = passed - spanMs
  if (missing - run.lateMs > clockTolerance.shorterMs) return refuse('sped-up', texts.spedUp(spanMs, passed))
  const studyMs = Math.max(0, spanMs - game.playedMs - freeStudyMs)
  const travel = Math.max(0, missing - Math.min(run.roundTripMs, 1_000))
  return { outcome: 'won', game, officialMs: counted + studyMs + travel, addedMs: { look: studyMs, travel } }
}

function refuse(refusal: RunRefusal, problem: string): RunVerdict {
  return { outcome: 'refused', refusal, problem }
}
