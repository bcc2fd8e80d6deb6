import { BlockList } from 'node:net'
import { type Asked, newRequestId, senderOf } from '@/server/http/asked'

/** A route of the product: its path as it is declared, and the methods that it answers. */
export type FoundRoute = { address: string; methods: string[] }

/** Every route of the product, also those that are newer than a test. */
export async function allRoutes(): Promise<FoundRoute[]> {
  const { routes } = await import('@/app/routes')
  return [...new Set(routes.map(({ path }) => path))].sort().map((address) => ({
    address,
    methods: routes.filter(({ path }) => path === address).map(({ method }) => method),
  }))
}

/** What no route has, as `askRoute` answers it. */
export const nothing = () => new Response('nothing', { status: 404 })

/**
 * Asks the routes of the product as its HTTP server does.
 * @param peer the address at the other end of the connection
 */
export async function askRoute(request: Request, peer = '127.0.0.1'): Promise<Response> {
  const [{ createRoutes }, { readEnv }] = await Promise.all([import('@/app/routes'), import('@/server/env')])
  // A proxy is trusted where the test's environment names one.
  const { TRUSTED_PROXIES = new BlockList() } = readEnv()
  const sender = senderOf(peer, request.headers.get('x-forwarded-for'), TRUSTED_PROXIES)
  return createRoutes(nothing)({ request, id: newRequestId(), sender })
}

/** A request as a route gets it, from a sender without an address. */
export function asked(request: Request): Asked {
  return { request, id: newRequestId(), sender: senderOf(undefined, null, new BlockList()), route: '/test' }
}
