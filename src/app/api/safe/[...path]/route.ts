import { handle } from '@/server/http/handle'
import { limitSender } from '@/server/http/rate-limit'
import { askSafeGateway } from '@/server/safe-gateway'
import { deployment } from '../../deployment'

type Context = { params: Promise<{ path: string | string[] }> }

/** Reads and hands in what concerns Safes through the configured gateway: a list of calls, limits of size and time. */
const ask = handle<Context>(async (request, { params }) => {
  await limitSender(request, 'safe')
  const path = [(await params).path ?? ''].flat().flatMap((parts) => parts.split('/').map(decoded))
  return askSafeGateway(request, path, deployment().safeGateway)
})

export { ask as DELETE, ask as GET, ask as POST }

/** The framework leaves the parts of a path encoded; what cannot be decoded is no call of ours. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
