import type * as z from 'zod/mini'
import { isErrorCode, LoveError } from '@/domain/errors'
import {
  type DailyAnswer,
  dailyAnswer,
  type FinishAnswer,
  type FinishRequest,
  finishAnswer,
  type StartAnswer,
  type StartRequest,
  startAnswer,
} from '@/domain/heartbreak/wire/api'
import {
  type CommitmentsAnswer,
  commitmentsAnswer,
  type LeaderboardAnswer,
  type LeaderboardQuery,
  leaderboardAnswer,
  type OwnAnswer,
  ownAnswer,
  type ReplayAnswer,
  replayAnswer,
} from '@/domain/heartbreak/wire/api-reads'

/** Milliseconds until an answer counts as lost. */
const answerLimit = 15_000

/**
 * The game's part of this site's own server: daily boards, ranked games, tables, replays. Every call throws a
 * `LoveError` with a code that a person can be told.
 */
export const heartbreakServer = {
  daily: (level: string): Promise<DailyAnswer> => ask(dailyAnswer, 'GET', '/daily', { level }),

  /** @returns the game, and how long the asking took, ms */
  async start(request: Omit<StartRequest, 'frame'>): Promise<StartAnswer & { roundTripMs: number }> {
    const from = performance.now()
    const answer = await ask(startAnswer, 'POST', '/start', {}, { ...request, frame: isFramed() })
    return { ...answer, roundTripMs: Math.round(performance.now() - from) }
  },

  finish: (request: Omit<FinishRequest, 'frame'>): Promise<FinishAnswer> =>
    ask(finishAnswer, 'POST', '/finish', {}, { ...request, frame: isFramed() }),

  leaderboard: (query: Omit<LeaderboardQuery, 'frame'>): Promise<LeaderboardAnswer> =>
    ask(leaderboardAnswer, 'GET', '/leaderboard', asTexts(query)),

  replay: (gameId: string): Promise<ReplayAnswer> =>
    ask(replayAnswer, 'GET', `/replay/${encodeURIComponent(gameId)}`),

  me: (): Promise<OwnAnswer> => ask(ownAnswer, 'GET', '/me'),

  commitments: (): Promise<CommitmentsAnswer> => ask(commitmentsAnswer, 'GET', '/commitments'),
}

export type HeartbreakServer = typeof heartbreakServer

/** In a frame of another site only cookies of a kind of their own come back, so the server is told. */
function isFramed(): boolean {
  return window.parent !== window
}

async function ask<Schema extends z.ZodMiniType>(
  schema: Schema,
  method: 'GET' | 'POST',
  path: string,
  query: Readonly<Record<string, string>> = {},
  body?: object,
): Promise<z.output<Schema>> {
  const asked = new URLSearchParams(query)
  if (method === 'GET' && isFramed()) asked.set('frame', '1')
  const search = asked.size > 0 ? `?${asked}` : ''
  const response = await fetch(`/api/heartbreak${path}${search}`, {
    method,
    cache: 'no-store',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(answerLimit),
  }).catch((cause: unknown) => {
    throw new LoveError('server-unavailable', cause)
  })
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) {
    const code = typeof answer === 'object' && answer !== null && 'code' in answer ? answer.code : null
    const fallback = response.status >= 500 ? 'server-unavailable' : 'unexpected'
    throw new LoveError(isErrorCode(code) ? code : fallback, new Error(`${path}: ${response.status}`))
  }
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new LoveError('unexpected', parsed.error)
  return parsed.data
}

function asTexts(query: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  )
}
