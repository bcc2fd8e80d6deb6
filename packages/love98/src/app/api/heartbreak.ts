import { AppError } from '@/domain/errors'
import { levelById } from '@/domain/heartbreak/board/level'
import { dailyQuery, finishRequest, maxFinishBytes, startRequest } from '@/domain/heartbreak/wire/api'
import { leaderboardQuery } from '@/domain/heartbreak/wire/api-reads'
import { countEvent } from '@/server/count-event'
import { readDaily } from '@/server/heartbreak/daily-boards'
import { finishGame } from '@/server/heartbreak/finish-game'
import { readCommitments } from '@/server/heartbreak/month-secret'
import { deletePlayerHistory, readOwnState } from '@/server/heartbreak/own-state'
import { readLeaderboard } from '@/server/heartbreak/read-leaderboard'
import { readReplay } from '@/server/heartbreak/read-replay'
import { startGame } from '@/server/heartbreak/start-game'
import { limitAccount, minute, rateLimit } from '@/server/http/rate-limit'
import { route } from '@/server/http/route'
import { findPlayer } from '@/server/players/player'
import { ports } from './deployment'

/** The limit of all reads, which pages for sharing use too. */
export const heartbreakLimit = rateLimit('heartbreak', 240, minute)
const startOfAccount = rateLimit('heartbreak-start-account', 30, 60 * minute, { isShared: true })

export const heartbreakRoutes = [
  /** The commitments to the daily boards, and the secrets of past months: `CommitmentsAnswer`. */
  route({
    method: 'GET',
    path: '/api/heartbreak/commitments',
    limit: heartbreakLimit,
    answer: async () => Response.json(await readCommitments(ports().heartbreak)),
  }),
  /** Today's boards of a level: `DailyAnswer`. */
  route({
    method: 'GET',
    path: '/api/heartbreak/daily',
    limit: heartbreakLimit,
    query: dailyQuery,
    async answer({ query }) {
      const level = levelById(query.level)
      if (!level) throw new AppError('bad-request')
      return Response.json(await readDaily(ports().heartbreak, level))
    },
  }),
  /** A page of a table: `LeaderboardAnswer`. */
  route({
    method: 'GET',
    path: '/api/heartbreak/leaderboard',
    limit: heartbreakLimit,
    query: leaderboardQuery,
    async answer({ request, query }) {
      const { auth, heartbreak } = ports()
      const player = await heartbreak.players.find(auth, request)
      return Response.json(await readLeaderboard(heartbreak, player, query))
    },
  }),
  route({
    method: 'POST',
    path: '/api/heartbreak/start',
    limit: rateLimit('heartbreak-start', 120, 60 * minute, { isShared: true }),
    body: { schema: startRequest, maxBytes: 512 },
    session: 'player',
    async answer({ body, session: player }) {
      await limitAccount(player.player, startOfAccount)
      const level = levelById(body.level)
      if (!level) throw new AppError('bad-request')
      const game = await startGame(ports().heartbreak, player, { level, kind: body.kind })
      countEvent('game', 'started')
      return Response.json(game)
    },
  }),
  route({
    method: 'POST',
    path: '/api/heartbreak/finish',
    limit: rateLimit('heartbreak-finish', 60, minute),
    body: { schema: finishRequest, maxBytes: maxFinishBytes },
    session: 'player',
    answer: async ({ body, session: player }) =>
      Response.json(await finishGame(ports().heartbreak, player, body)),
  }),
  /** Attempts, streak and points of the signed-in wallet: `OwnAnswer`. */
  route({
    method: 'GET',
    path: '/api/heartbreak/me',
    limit: heartbreakLimit,
    session: 'player',
    answer: async ({ session: player }) => Response.json(await readOwnState(ports().heartbreak, player)),
  }),
  /** Deletes all runs of the signed-in wallet: `OwnAnswer`. */
  route({
    method: 'DELETE',
    path: '/api/heartbreak/me',
    limit: heartbreakLimit,
    session: 'player',
    async answer({ session: player }) {
      await deletePlayerHistory(ports().heartbreak, player)
      return Response.json(await readOwnState(ports().heartbreak, player))
    },
  }),
  /** A finished run to watch: `ReplayAnswer`. */
  route({
    method: 'GET',
    path: '/api/heartbreak/replay/[gameId]',
    limit: heartbreakLimit,
    async answer({ request, parameters }) {
      const { auth, heartbreak } = ports()
      return Response.json(await readReplay(heartbreak, await findPlayer(auth, request), parameters.gameId))
    },
  }),
]
