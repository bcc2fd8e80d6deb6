import 'server-only'
import { directRoutesSingleton } from '../../../server/shared-names.mjs'
import { processSingleton } from '../process-singleton'

type Get = (request: Request, context: unknown) => Promise<Response>

/**
 * Lets the HTTP server call a `GET` route without the framework, from the first request on that loads its module. For
 * routes that are asked for very often and answer from memory; one may use what is in the request and nothing of the
 * framework (`cookies()`, `after()`, parameters of the path). The host of `request.url` is not that of the visitor.
 * @param path as it stands in the address, such as `/api/heartbreak/leaderboard`
 * @returns the route itself
 */
export function serveDirectly(path: string, get: Get): Get {
  processSingleton(directRoutesSingleton, () => new Map<string, Get>()).set(path, get)
  return get
}
