import { readStored, removeStored, writeStored } from '@/browser/storage'
import { type BoardName, formatBoardId, parseBoardId } from '@/domain/heartbreak/board/board-id'
import { fieldOf } from '@/domain/heartbreak/board/field'
import { isCalendarDay } from '@/domain/heartbreak/daily/calendar-day'
import { modes } from '@/domain/heartbreak/run/game'
import { longestPauseMs } from '@/domain/heartbreak/run/play'
import { decodeLog, encodeLog } from '@/domain/heartbreak/wire/move-log'
import { type InputTold, parseInput, parseTicket } from '../ranked/ticket'
import { parseRecord } from './options'
import type { Plan, Resumed, TableState } from './game-session'

/** A game and how far it came; of a ranked one also how its moves were made. */
export type StoredGame = {
  readonly plan: Plan
  readonly resumed: Resumed
  readonly input?: InputTold | undefined
}

/** Where a game is kept: the one on the table, or the last one that ended. */
export type GameSlot = 'love98-heartbreak-game' | 'love98-heartbreak-last'

const version = 1

/** A game of an earlier visit: none, one that cannot be read, or the game. */
export function readGame(slot: GameSlot): StoredGame | 'corrupt' | null {
  const text = readStored(slot)
  return text === null ? null : (parseGame(text) ?? 'corrupt')
}

export function forgetGame(slot: GameSlot): void {
  if (readStored(slot) !== null) removeStored(slot)
}

/**
 * Keeps a game; one without a move is not worth it, unless it is ranked.
 * @param now on the clock of its table
 * @param input how the moves of a ranked game were made
 */
export function keepGame(slot: GameSlot, state: TableState, now: number, input?: InputTold): void {
  const isWorthIt = state.moves.length > 0 || (input !== undefined && state.plan.rules.ranked)
  if (state.game && isWorthIt) writeStored(slot, formatGame(state, now, input))
}

export function formatGame(
  { moves, plan, questions, since }: TableState,
  now: number,
  input?: InputTold,
): string {
  const waitedMs = Math.min(longestPauseMs, Math.max(0, Math.round(now - since)))
  const { date, image, name, rules, ticket } = plan
  return JSON.stringify({
    version,
    board: formatBoardId(name),
    image,
    mode: rules.mode,
    ranked: rules.ranked,
    ...(date === undefined ? {} : { date }),
    log: encodeLog(moves),
    questions: [...questions],
    waitedMs,
    // The clock of a ranked game goes on while nobody is here.
    ...(ticket && input ? { ticket, input, keptAt: Date.now() } : {}),
  })
}

/** Reads a stored game strictly: anything may stand in a storage. Whether its moves are possible is the table's to see. */
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
  if (typeof waitedMs !== 'number' || !(waitedMs >= 0 && waitedMs <= longestPauseMs)) return undefined
  const { columns, rows } = name.value.level
  const { size } = fieldOf(columns, rows)
  if (
    !Array.isArray(questions) ||
    !questions.every((cell) => Number.isInteger(cell) && cell >= 0 && cell < size)
  )
    return undefined
  const plan = { name: name.value, image, rules: { mode, ranked }, ...(date === undefined ? {} : { date }) }
  const resumed = { moves: log.value, questions, waitedMs }
  if (stored.ticket === undefined) return { plan, resumed }
  const [ticket, input] = [parseTicket(stored.ticket), parseInput(stored.input)]
  if (!ranked || !ticket || !input || typeof stored.keptAt !== 'number') return undefined
  const awayMs = Math.max(0, Date.now() - stored.keptAt)
  const goneMs = Math.min(longestPauseMs, Math.round(waitedMs + awayMs))
  return { plan: { ...plan, ticket }, resumed: { ...resumed, waitedMs: goneMs }, input }
}

function isImage(image: unknown, { level }: BoardName): image is number {
  const count = level.columns === level.rows ? 8 : 4
  return Number.isInteger(image) && Number(image) >= 0 && Number(image) < count
}
