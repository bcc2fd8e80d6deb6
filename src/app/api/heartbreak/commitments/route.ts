import { readCommitments } from '@/server/heartbreak/month-secret'
import { handle, refuseMethod } from '@/server/http/handle'
import { limitSender } from '@/server/http/rate-limit'
import { ports } from '../../ports'

export const dynamic = 'force-dynamic'

/** The commitments to the daily boards, and the secrets of past months: `CommitmentsAnswer`. */
export const GET = handle(async (request) => {
  await limitSender(request, 'heartbreak')
  return Response.json(await readCommitments(ports().heartbreak))
})

export const POST = refuseMethod('GET, HEAD')
