import { forwardCall } from '@/server/gateway/forward-call'
import { handle } from '@/server/http/handle'
import { limitSender } from '@/server/http/rate-limit'
import { ports } from '../../ports'

type Context = { params: Promise<{ path: string | string[] }> }

/** Forwards calls to the configured Safe gateway: allowed calls about configured chains, with limits of size, time and number. */
const forward = handle<Context>(async (request, { params }) => {
  await limitSender(request, 'safe')
  const path = [(await params).path ?? ''].flat().flatMap((parts) => parts.split('/').map(decoded))
  return forwardCall(ports().gateway, request, path)
})

export { forward as DELETE, forward as GET, forward as POST }

/** Next leaves the parts of a path encoded; one that cannot be decoded stays so, which no segment may. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
