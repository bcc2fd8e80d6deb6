import { leaderboardQuery } from '@/domain/heartbreak/wire/api-reads'
import { readLeaderboard } from '@/server/heartbreak/read-leaderboard'
import { visitorOf } from '@/server/heartbreak/visitor'
import { handle, refuseMethod } from '@/server/http/handle'
import { limitSender } from '@/server/http/rate-limit'
import { readQuery } from '@/server/http/read-body'
import { authPorts } from '../../auth/ports'
import { heartbreakPorts } from '../ports'

export const dynamic = 'force-dynamic'

/** A page of a table: `LeaderboardAnswer`. */
export const GET = handle(async (request) => {
  await limitSender(request, 'heartbreak')
  const query = readQuery(request, leaderboardQuery)
  return Response.json(await readLeaderboard(heartbreakPorts(), await visitorOf(authPorts(), request), query))
})

export const POST = refuseMethod('GET, HEAD')
