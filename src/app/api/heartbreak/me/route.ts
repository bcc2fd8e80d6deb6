import { forgetOwn, readOwn } from '@/server/heartbreak/read-own'
import { signedIn } from '@/server/heartbreak/visitor'
import { handle, refuseMethod } from '@/server/http/handle'
import { limitSender } from '@/server/http/rate-limit'
import { authPorts } from '../../auth/ports'
import { heartbreakPorts } from '../ports'

export const dynamic = 'force-dynamic'

/** How the signed-in wallet stands: `OwnAnswer`. */
export const GET = handle(async (request) => {
  await limitSender(request, 'heartbreak')
  return Response.json(await readOwn(heartbreakPorts(), await signedIn(authPorts(), request)))
})

/** Forgets all runs of the signed-in wallet, and tells how it stands then. */
export const DELETE = handle(async (request) => {
  await limitSender(request, 'heartbreak')
  const player = await signedIn(authPorts(), request)
  await forgetOwn(heartbreakPorts(), player)
  return Response.json(await readOwn(heartbreakPorts(), player))
})

export const POST = refuseMethod('GET, HEAD, DELETE')
