import * as v from 'valibot'
import { createStoredValue } from '@/browser/create-preference'
import { unsentRunsKey } from '@/domain/heartbreak/storage-keys'
import { type FinishRequest, finishRequest } from '@/domain/heartbreak/wire/api'
import { parseRecord } from '../game/options'

/** A finished ranked game that the server has not confirmed yet. */
export type UnsentRun = {
  readonly request: Omit<FinishRequest, 'frame' | 'lateMs'>
  /** When the game ended, in milliseconds since 1970; `lateMs` follows from it. */
  readonly endedAt: number
  /** The server rejects the run after this moment, in milliseconds since 1970. */
  readonly expiresAt: number
}

const version = 1
/** The number of runs kept: more cannot be finished within their 30 minutes. */
const maxKept = 5
const storedRuns = createStoredValue({
  key: unsentRunsKey,
  parse: parseUnsentRuns,
  serialize: (games: readonly UnsentRun[]) => (games.length > 0 ? JSON.stringify({ version, games }) : null),
})

export function readUnsentRuns(now: number): readonly UnsentRun[] {
  return storedRuns.read().filter(({ expiresAt }) => expiresAt > now)
}

export function saveUnsentRun(unsent: UnsentRun, now: number): void {
  const others = readUnsentRuns(now).filter(({ request }) => request.gameId !== unsent.request.gameId)
  storedRuns.write([...others, unsent].slice(-maxKept))
}

export function removeUnsentRun(gameId: string, now: number): void {
  storedRuns.write(readUnsentRuns(now).filter(({ request }) => request.gameId !== gameId))
}

/** Parses stored runs; incomplete ones are dropped. */
export function parseUnsentRuns(text: string | null): readonly UnsentRun[] {
  const stored = parseRecord(text)
  if (stored?.version !== version || !Array.isArray(stored.games)) return []
  return stored.games.flatMap((game: unknown) => {
    const { endedAt, expiresAt, request } = Object(game) as Record<keyof UnsentRun, unknown>
    const parsed = v.safeParse(finishRequest, request)
    if (!parsed.success || typeof expiresAt !== 'number' || typeof endedAt !== 'number') return []
    const { frame: _frame, lateMs: _lateMs, ...rest } = parsed.output
    return [{ request: rest, endedAt, expiresAt }]
  })
}
