import { readStored, removeStored, writeStored } from '@/browser/storage'
import { type FinishRequest, finishRequest } from '@/domain/heartbreak/wire/api'
import { parseRecord } from '../game/options'

/** A finished ranked game that the server has not confirmed yet. */
export type Unsent = {
  readonly request: Omit<FinishRequest, 'frame' | 'lateMs'>
  /** When the game ended, ms since 1970: the server is told how late it comes. */
  readonly endedAt: number
  /** After this moment the server takes it no more, ms since 1970. */
  readonly expiresAt: number
}

const storageKey = 'love98-heartbreak-unsent'
const version = 1
/** More were never finished within half an hour by one person. */
const mostKept = 5

export function readUnsent(now: number): readonly Unsent[] {
  return parseUnsent(readStored(storageKey)).filter(({ expiresAt }) => expiresAt > now)
}

export function keepUnsent(unsent: Unsent, now: number): void {
  const others = readUnsent(now).filter(({ request }) => request.gameId !== unsent.request.gameId)
  write([...others, unsent].slice(-mostKept))
}

export function forgetUnsent(gameId: string, now: number): void {
  const before = readUnsent(now)
  const after = before.filter(({ request }) => request.gameId !== gameId)
  if (after.length > 0) write(after)
  else if (readStored(storageKey) !== null) removeStored(storageKey)
}

/** Reads what is stored: only whole requests are worth sending. */
export function parseUnsent(text: string | null): readonly Unsent[] {
  const stored = parseRecord(text)
  if (stored?.version !== version || !Array.isArray(stored.games)) return []
  return stored.games.flatMap((game: unknown) => {
    const { endedAt, expiresAt, request } = Object(game) as Record<keyof Unsent, unknown>
    const parsed = finishRequest.safeParse(request)
    if (!parsed.success || typeof expiresAt !== 'number' || typeof endedAt !== 'number') return []
    const { frame: _frame, lateMs: _lateMs, ...rest } = parsed.data
    return [{ request: rest, endedAt, expiresAt }]
  })
}

function write(games: readonly Unsent[]): void {
  writeStored(storageKey, JSON.stringify({ version, games }))
}
