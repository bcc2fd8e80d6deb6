import { customLimits, type LevelResult } from '@/domain/heartbreak/board/custom-level'
import { type Move, needsCell, operations } from '@/domain/heartbreak/run/move'
import { maxPauseMs } from '@/domain/heartbreak/run/play'
import { heartbreakRules } from '@/texts/heartbreak-rules'

const texts = heartbreakRules.logs

/** The maximum number of moves of a log; the largest boards take about 600. */
export const maxMoves = 5_000

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
export function decodeLog(text: string): LevelResult<Move[]> {
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

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** RFC 4648 base64url without padding. */
export function toBase64Url(bytes: readonly number[]): string {
  let text = ''
  let held = 0
  let bits = 0
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    while (bits >= 6) {
      bits -= 6
      text += alphabet.charAt((held >>> bits) & 63)
    }
    held &= (1 << bits) - 1
  }
  return bits > 0 ? text + alphabet.charAt((held << (6 - bits)) & 63) : text
}

/** Decodes base64url; undefined for padding, other characters or spare bits that are set. */
function fromBase64Url(text: string): number[] | undefined {
  const bytes: number[] = []
  let held = 0
  let bits = 0
  for (const character of text) {
    const value = alphabet.indexOf(character)
    if (value < 0) return undefined
    held = (held << 6) | value
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes.push((held >>> bits) & 255)
    held &= (1 << bits) - 1
  }
  return bits < 6 && held === 0 ? bytes : undefined
}

/** FNV-1a, 32 bits: detects damaged texts, not forged ones. */
export function checksum(bytes: readonly number[]): number[] {
  let hash = 0x811c9dc5
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193)
  return [hash & 255, (hash >>> 8) & 255, (hash >>> 16) & 255, hash >>> 24]
}

/** Appends a whole number below 2^28, seven bits per byte, the lowest first (LEB128). */
function pushVarint(bytes: number[], value: number): void {
  let rest = value
  while (rest > 127) {
    bytes.push((rest & 127) | 128)
    rest >>>= 7
  }
  bytes.push(rest)
}

/** Reads a varint and the index after it; undefined when it is truncated, too long or not in its shortest form. */
function readVarint(bytes: readonly number[], from: number): { value: number; next: number } | undefined {
  let value = 0
  for (let index = 0; index < 4; index++) {
    const byte = bytes[from + index]
    if (byte === undefined) return undefined
    value |= (byte & 127) << (7 * index)
    if (byte < 128) return index > 0 && byte === 0 ? undefined : { value, next: from + index + 1 }
  }
  return undefined
}
