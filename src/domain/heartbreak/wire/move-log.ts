// The encoding of a move log.

import { customLimits, type Result } from '@/domain/heartbreak/board/custom-level'
import { type Move, needsCell, operations } from '@/domain/heartbreak/run/move'
import { maxPauseMs } from '@/domain/heartbreak/run/play'
import { heartbreakRules } from '@/texts/heartbreak-rules'

import { fromBase64Url, toBase64Url } from './base64url'
import { checksum } from './checksum'
import { pushVarint, readVarint } from './varint'

const texts = heartbreakRules.logs

/** The maximum number of moves of a log; the largest boards take about 600. */
export const maxMoves = 5_000

/** The first byte of every log. */
const logVersion = 1
const checksumBytes = 4
const largestField = customLimits.columns[1] * customLimits.rows[1]
/** Up to three bytes for the time and three for operation and cell. */
const maxTextLength = Math.ceil(((1 + maxMoves * 6 + checksumBytes) * 4) / 3)

/** Encodes moves as base64url: a version byte, two varints per move (time; operation and cell), a checksum. */
export function encodeLog(moves: readonly Move[]): string {
  if (moves.length > maxMoves)
    throw new RangeError(`A log holds at most ${maxMoves} moves, not ${moves.length}.`)
  const bytes = [logVersion]
  for (const { afterMs, cell, operation } of moves) {
    if (!Number.isInteger(afterMs) || afterMs < 0 || afterMs > maxPauseMs)
      throw new RangeError(
        `A move comes 0 to ${maxPauseMs} whole milliseconds after another, not ${afterMs}.`,
      )
    if (!Number.isInteger(cell) || cell < 0 || cell >= largestField)
      throw new RangeError(`A move is about a cell of the board, not about ${cell}.`)
    pushVarint(bytes, afterMs)
    pushVarint(bytes, cell * operations.length + operations.indexOf(operation))
  }
  return toBase64Url([...bytes, ...checksum(bytes)])
}

/** Decodes a log; the encoding is canonical, and any other text gives an error message. */
export function decodeLog(text: string): Result<Move[]> {
  if (text.length > maxTextLength) return refused(texts.tooLong(maxMoves))
  const bytes = fromBase64Url(text)
  if (!bytes) return refused(texts.notBase64Url)
  if (bytes.length <= checksumBytes) return refused(texts.cutOff)
  const body = bytes.slice(0, -checksumBytes)
  if (checksum(body).some((byte, index) => byte !== bytes[body.length + index])) return refused(texts.damaged)
  if (body[0] !== logVersion) return refused(texts.otherVersion(body[0], logVersion))
  const moves: Move[] = []
  for (let at = 1; at < body.length; ) {
    const time = readVarint(body, at)
    const what = time && readVarint(body, time.next)
    if (!time || !what) return refused(texts.partOfMove(moves.length + 1))
    const operation = operations[what.value % operations.length]
    const cell = Math.floor(what.value / operations.length)
    if (operation === undefined || (!needsCell(operation) && cell !== 0))
      return refused(texts.needlessCell(moves.length + 1))
    if (cell >= largestField) return refused(texts.cellOutside(moves.length + 1))
    if (time.value > maxPauseMs) return refused(texts.longPause(moves.length + 1))
    moves.push({ afterMs: time.value, operation, cell })
    at = what.next
    if (moves.length > maxMoves) return refused(texts.tooLong(maxMoves))
  }
  return { ok: true, value: moves }
}

function refused(problem: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem }
}
