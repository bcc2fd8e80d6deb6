import { parseBoardId } from '@/domain/heartbreak/board/board-id'
import { imageOf } from '@/domain/heartbreak/board/transform'
import { dealBoard } from '@/domain/heartbreak/generator/generator'
import type { Move } from '@/domain/heartbreak/run/move'
import { countPins, type PinCount } from '@/domain/heartbreak/run/pin-record'
import { flagsOf, type InputCounts, reviewScore, suspicionOf } from '@/domain/heartbreak/run/run-flags'
import { scoreOf } from '@/domain/heartbreak/run/score'
import { verifyRun } from '@/domain/heartbreak/run/verify-run'
import type { GameEnd } from '../db/heartbreak-games'
import type { StoredGame } from '../db/heartbreak-schema'

export type SubmittedRun = {
  moves: readonly Move[]
  log: string
  claimedMs: number
  roundTripMs: number
  lateMs: number
  input: InputCounts
}

/**
 * Replays a run on the issued board and decides how the game ended. Pure; the page plays with the same engine.
 * @param earlier the pins of the player's earlier games
 */
export function verifySubmittedRun(
  { boardId, image, issuedAt }: Pick<StoredGame, 'boardId' | 'image' | 'issuedAt'>,
  { moves, log, claimedMs, roundTripMs, lateMs, input }: SubmittedRun,
  receivedAt: Date,
  earlier: readonly PinCount[] = [],
): GameEnd {
  const name = parseBoardId(boardId)
  if (!name.ok) throw new Error(`A stored game has no board: ${name.problem}`)
  const board = imageOf(dealBoard(name.value), image)
  const verdict = verifyRun(board, {
    moves,
    claimedMs,
    roundTripMs,
    lateMs,
    issuedAtMs: issuedAt.getTime(),
    receivedAtMs: receivedAt.getTime(),
  })
  if (verdict.outcome === 'refused') {
    const { refusal, problem } = verdict
    // Not stored: the log of a refused game has no reader, and its sender chooses its length.
    return { status: 'refused', finishedAt: receivedAt, detail: { refusal, problem } }
  }
  const end = { finishedAt: receivedAt, log }
  const pins = countPins(board, moves)
  if (verdict.outcome === 'lost') return { ...end, status: 'lost', detail: { pins } }
  const { officialMs, addedMs, game } = verdict
  const { threeBv, actions, hints, lovePoints } = scoreOf({
    ...game,
    playedMs: game.playedMs + addedMs.look + addedMs.travel,
  })
  const flags = flagsOf(board, moves, input, earlier)
  const underReview = suspicionOf(flags) >= reviewScore
  const figures = { timeMs: officialMs, threeBv, actions, hints, lovePoints, underReview }
  return { ...end, status: 'ranked', ...figures, detail: { addedMs, flags, pins } }
}
