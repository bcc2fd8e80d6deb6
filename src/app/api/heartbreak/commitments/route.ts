import { publishedMonths } from '@/server/heartbreak/month-secret'
import { handle, refuseMethod } from '@/server/http/handle'
import { limitSender } from '@/server/http/rate-limit'
import { ports } from '../../ports'

export const dynamic = 'force-dynamic'

/** By what the daily boards are bound, and the secrets of past months: `CommitmentsAnswer`. */
export const GET = handle(async (request) => {
  await limitSender(request, 'heartbreak')
  return Response.json(await publishedMonths(ports().heartbreak))
})

export const POST = refuseMethod('GET, HEAD')
