import { BlockList } from 'node:net'
import { newRequestId, type RoutedRequest, senderOf } from '@/server/http/received-request'

/** A route of the product: its declared path, and the methods that it answers. */
export type FoundRoute = { address: string; methods: string[] }

/** Returns every route of the product, including routes that are newer than the tests. */
export async function allRoutes(): Promise<FoundRoute[]> {
  const { routes } = await import('@/app/routes')
  return [...new Set(routes.map(({ path }) => path))].sort().map((address) => ({
    address,
    methods: routes.filter(({ path }) => path === address).flatMap(({ method }) => method),
  }))
}

/** The response of `requestRoute` for an unknown path. */
export const nothing = () => new Response('nothing', { status: 404 })

/**
 * Sends a request to the product's routes as its HTTP server does.
 * @param peer the address at the other end of the connection
 */
export async function requestRoute(request: Request, peer = '127.0.0.1'): Promise<Response> {
  const [{ createRoutes }, { readEnv }] = await Promise.all([import('@/app/routes'), import('@/server/env')])
  // A proxy is trusted if the test's environment names one.
  const { TRUSTED_PROXIES = new BlockList() } = readEnv()
  const sender = senderOf(peer, request.headers.get('x-forwarded-for'), TRUSTED_PROXIES)
  return createRoutes(nothing)({ request, id: newRequestId(), sender })
}

/** Returns a request as a route receives it, from a sender without an address. */
export function routedRequest(request: Request): RoutedRequest {
  return { request, id: newRequestId(), sender: senderOf(undefined, null, new BlockList()), route: '/test' }
}
