import { leaderboardQuery } from '@/domain/heartbreak/wire/api-reads'
import { findPlayer } from '@/server/heartbreak/player'
import { readLeaderboard } from '@/server/heartbreak/read-leaderboard'
import { handle, refuseMethod } from '@/server/http/handle'
import { limitSender } from '@/server/http/rate-limit'
import { readQuery } from '@/server/http/read-body'
import { ports } from '../../ports'

export const dynamic = 'force-dynamic'

/** A page of a table: `LeaderboardAnswer`. */
export const GET = handle(async (request) => {
  await limitSender(request, 'heartbreak')
  const query = readQuery(request, leaderboardQuery)
  return Response.json(
    await readLeaderboard(ports().heartbreak, await findPlayer(ports().auth, request), query),
  )
})

export const POST = refuseMethod('GET, HEAD')
