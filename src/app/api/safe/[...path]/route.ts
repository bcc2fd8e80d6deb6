import { handle } from '@/server/http/handle'
import { limitSender } from '@/server/http/rate-limit'
import { forwardToSafeGateway } from '@/server/safe-gateway'
import { deployment } from '../../deployment'

type Context = { params: Promise<{ path: string | string[] }> }

/** Forwards calls to the configured Safe gateway: a list of allowed calls, with limits of size and time. */
const forward = handle<Context>(async (request, { params }) => {
  await limitSender(request, 'safe')
  const path = [(await params).path ?? ''].flat().flatMap((parts) => parts.split('/').map(decoded))
  return forwardToSafeGateway(request, path, deployment().safeGateway)
})

export { forward as DELETE, forward as GET, forward as POST }

/** Next leaves the parts of a path encoded; one that cannot be decoded matches no allowed call. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
