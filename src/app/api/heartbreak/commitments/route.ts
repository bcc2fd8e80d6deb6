import { handle, refuseMethod } from '@/server/handle'
import { publishedMonths } from '@/server/heartbreak/month-secret'
import { limitSender } from '@/server/rate-limit'
import { heartbreakPorts } from '../ports'

export const dynamic = 'force-dynamic'

/** By what the daily boards are bound, and the secrets of past months: `CommitmentsAnswer`. */
export const GET = handle(async (request) => {
  await limitSender(request, 'heartbreak')
  return Response.json(await publishedMonths(heartbreakPorts()))
})

export const POST = refuseMethod('GET, HEAD')
