import { readStored, removeStored, writeStored } from '@/browser/storage'
import { type BoardSpec, formatBoardId, parseBoardId } from '@/domain/heartbreak/board/board-id'
import { fieldOf } from '@/domain/heartbreak/board/field'
import { isCalendarDay } from '@/domain/heartbreak/daily/calendar-day'
import { modes } from '@/domain/heartbreak/run/game'
import { maxPauseMs } from '@/domain/heartbreak/run/play'
import type { currentGameKey, lastGameKey } from '@/domain/heartbreak/storage-keys'
import { decodeLog, encodeLog } from '@/domain/heartbreak/wire/move-log'
import { type InputCounts, parseInput, parseTicket } from '../ranked/ticket'
import type { GameSessionState, ResumedGame } from './game-session'
import type { GameSetup } from './game-setup'
import { parseRecord } from './options'

/** A stored game; a ranked one also has its input counts. */
export type StoredGame = {
  readonly setup: GameSetup
  readonly resumed: ResumedGame
  readonly input?: InputCounts | undefined
}

/**
 * The storage key of the current game, or of the last finished one. `createStoredValue` is not suitable, because the
 * written value (a session and its clock) differs from the read value (a game to resume).
 */
export type GameSlot = typeof currentGameKey | typeof lastGameKey

const version = 1

/** Reads a stored game: `null` without one, `'corrupt'` when it is invalid. */
export function readGame(slot: GameSlot): StoredGame | 'corrupt' | null {
  const text = readStored(slot)
  return text === null ? null : (parseGame(text) ?? 'corrupt')
}

export function removeGame(slot: GameSlot): void {
  if (readStored(slot) !== null) removeStored(slot)
}

/**
 * Stores a game that has a move or is ranked.
 * @param now the time on the clock of its session, in milliseconds
 * @param input the input counts of a ranked game
 */
export function saveGame(slot: GameSlot, state: GameSessionState, now: number, input?: InputCounts): void {
  const isWorthSaving = state.moves.length > 0 || (input !== undefined && state.setup.rules.ranked)
  if (state.game && isWorthSaving) writeStored(slot, formatGame(state, now, input))
}

export function formatGame(
  { moves, setup, questions, since }: GameSessionState,
  now: number,
  input?: InputCounts,
): string {
  const waitedMs = Math.min(maxPauseMs, Math.max(0, Math.round(now - since)))
  const { boardSpec, date, image, rules, ticket } = setup
  return JSON.stringify({
    version,
    board: formatBoardId(boardSpec),
    image,
    mode: rules.mode,
    ranked: rules.ranked,
    ...(date === undefined ? {} : { date }),
    log: encodeLog(moves),
    questions: [...questions],
    waitedMs,
    // The clock of a ranked game also runs while the page is closed.
    ...(ticket && input ? { ticket, input, keptAt: Date.now() } : {}),
  })
}

/** Parses a stored game without trusting it. Whether its moves are legal is checked when the session replays them. */
export function parseGame(text: string): StoredGame | undefined {
  const stored = parseRecord(text)
  if (stored?.version !== version) return undefined
  const name = typeof stored.board === 'string' ? parseBoardId(stored.board) : undefined
  const log = typeof stored.log === 'string' ? decodeLog(stored.log) : undefined
  const mode = modes.find((known) => known === stored.mode)
  const { date, image, questions, ranked, waitedMs } = stored
  if (!name?.ok || !log?.ok || !mode || !isImage(image, name.value)) return undefined
  if (typeof ranked !== 'boolean' || (ranked && mode !== 'classic')) return undefined
  if (date !== undefined && !isCalendarDay(date)) return undefined
  if (typeof waitedMs !== 'number' || !(waitedMs >= 0 && waitedMs <= maxPauseMs)) return undefined
  const { columns, rows } = name.value.level
  const { size } = fieldOf(columns, rows)
  if (
    !Array.isArray(questions) ||
    !questions.every((cell) => Number.isInteger(cell) && cell >= 0 && cell < size)
  )
    return undefined
  const setup = {
    boardSpec: name.value,
    image,
    rules: { mode, ranked },
    ...(date === undefined ? {} : { date }),
  }
  const resumed = { moves: log.value, questions, waitedMs }
  if (stored.ticket === undefined) return { setup, resumed }
  const [ticket, input] = [parseTicket(stored.ticket), parseInput(stored.input)]
  if (!ranked || !ticket || !input || typeof stored.keptAt !== 'number') return undefined
  const awayMs = Math.max(0, Date.now() - stored.keptAt)
  const goneMs = Math.min(maxPauseMs, Math.round(waitedMs + awayMs))
  return { setup: { ...setup, ticket }, resumed: { ...resumed, waitedMs: goneMs }, input }
}

function isImage(image: unknown, { level }: BoardSpec): image is number {
  const count = level.columns === level.rows ? 8 : 4
  return Number.isInteger(image) && Number(image) >= 0 && Number(image) < count
}
