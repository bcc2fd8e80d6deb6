import * as v from 'valibot'
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
import { type ApiRequest, requestApi } from './api'

/** Milliseconds. */
const timeout = 15_000

/** The endpoints of the game: daily boards, ranked games, leaderboards, replays. Each throws a `AppError`. */
export const heartbreakServer = {
  daily: (level: string): Promise<DailyAnswer> => get('/daily', dailyAnswer, { level }),

  /** @returns the game, and how long the request took, ms */
  async start(body: Omit<StartRequest, 'frame'>): Promise<StartAnswer & { roundTripMs: number }> {
    const from = performance.now()
    const answer = await post('/start', startAnswer, body)
    return { ...answer, roundTripMs: Math.round(performance.now() - from) }
  },

  finish: (body: Omit<FinishRequest, 'frame'>): Promise<FinishAnswer> => post('/finish', finishAnswer, body),

  leaderboard: (
    query: Omit<LeaderboardQuery, 'frame' | 'page'> & { page?: number },
  ): Promise<LeaderboardAnswer> => get('/leaderboard', leaderboardAnswer, query),

  replay: (gameId: string): Promise<ReplayAnswer> =>
    get(`/replay/${encodeURIComponent(gameId)}`, replayAnswer),

  me: (): Promise<OwnAnswer> => get('/me', ownAnswer),

  commitments: (): Promise<CommitmentsAnswer> => get('/commitments', commitmentsAnswer),
}

export type HeartbreakServer = typeof heartbreakServer

function get<Answer>(
  path: string,
  answer: v.GenericSchema<unknown, Answer>,
  query: ApiRequest<Answer>['query'] = {},
): Promise<Answer> {
  const parse = v.parser(answer)
  return requestApi({ method: 'GET', path: `/api/heartbreak${path}`, query, parse, timeout })
}

function post<Answer>(path: string, answer: v.GenericSchema<unknown, Answer>, body: object): Promise<Answer> {
  const parse = v.parser(answer)
  return requestApi({ method: 'POST', path: `/api/heartbreak${path}`, body, parse, timeout })
}
