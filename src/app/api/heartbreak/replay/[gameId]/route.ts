import { findPlayer } from '@/server/heartbreak/player'
import { readReplay } from '@/server/heartbreak/read-replay'
import { handle, refuseMethod } from '@/server/http/handle'
import { limitSender } from '@/server/http/rate-limit'
import { ports } from '../../../ports'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ gameId: string }> }

/** A finished run to watch: `ReplayAnswer`. */
export const GET = handle<Context>(async (request, { params }) => {
  await limitSender(request, 'heartbreak')
  const { gameId } = await params
  return Response.json(await readReplay(ports().heartbreak, await findPlayer(ports().auth, request), gameId))
})

export const POST = refuseMethod('GET, HEAD')
