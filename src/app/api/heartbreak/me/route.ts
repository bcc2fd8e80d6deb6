import { requirePlayer } from '@/server/heartbreak/player'
import { forgetOwn, readOwn } from '@/server/heartbreak/read-own'
import { handle, refuseMethod } from '@/server/http/handle'
import { limitSender } from '@/server/http/rate-limit'
import { ports } from '../../ports'

export const dynamic = 'force-dynamic'

/** Attempts, streak and points of the signed-in wallet: `OwnAnswer`. */
export const GET = handle(async (request) => {
  await limitSender(request, 'heartbreak')
  return Response.json(await readOwn(ports().heartbreak, await requirePlayer(ports().auth, request)))
})

/** Deletes all runs of the signed-in wallet: `OwnAnswer`. */
export const DELETE = handle(async (request) => {
  await limitSender(request, 'heartbreak')
  const player = await requirePlayer(ports().auth, request)
  await forgetOwn(ports().heartbreak, player)
  return Response.json(await readOwn(ports().heartbreak, player))
})

export const POST = refuseMethod('GET, HEAD, DELETE')
