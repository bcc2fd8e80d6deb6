import { readReplay } from '@/server/heartbreak/read-replay'
import { visitorOf } from '@/server/heartbreak/visitor'
import { handle, refuseMethod } from '@/server/http/handle'
import { limitSender } from '@/server/http/rate-limit'
import { authPorts } from '../../../auth/ports'
import { heartbreakPorts } from '../../ports'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ gameId: string }> }

/** A finished run to watch: `ReplayAnswer`. */
export const GET = handle<Context>(async (request, { params }) => {
  await limitSender(request, 'heartbreak')
  const { gameId } = await params
  return Response.json(await readReplay(heartbreakPorts(), await visitorOf(authPorts(), request), gameId))
})

export const POST = refuseMethod('GET, HEAD')
