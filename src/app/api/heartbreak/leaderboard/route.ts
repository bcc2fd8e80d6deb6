import { leaderboardQuery } from '@/domain/heartbreak/wire/api-reads'
import { readLeaderboard } from '@/server/heartbreak/read-leaderboard'
import { serveDirectly } from '@/server/http/direct-route'
import { handle, refuseMethod } from '@/server/http/handle'
import { limitSender } from '@/server/http/rate-limit'
import { readQuery } from '@/server/http/read-body'
import { ports } from '../../ports'

export const dynamic = 'force-dynamic'

/** A page of a table: `LeaderboardAnswer`. */
export const GET = serveDirectly(
  '/api/heartbreak/leaderboard',
  handle(async (request) => {
    await limitSender(request, 'heartbreak')
    const query = readQuery(request, leaderboardQuery)
    const { auth, heartbreak } = ports()
    return Response.json(
      await readLeaderboard(heartbreak, await heartbreak.players.find(auth, request), query),
    )
  }),
)

export const POST = refuseMethod('GET, HEAD')
