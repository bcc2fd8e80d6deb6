import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { contentPolicies } from '../../server/content-policy.ts'
import { drain } from '../../server/draining.ts'
import { createHttpServer } from '../../server/http-server.ts'
import { createRouteListener } from '../../server/route-listener.ts'

/** The product's HTTP server with its real routes, and a short page instead of the built ones. */
export type ServedRoutes = { url: string; stop: () => Promise<void> }

export async function serveRoutes({ isHttps = false } = {}): Promise<ServedRoutes> {
  const [{ createRoutes }, { parseEnv }] = await Promise.all([import('@/app/routes'), import('@/server/env')])
  // Not `readEnv`, which the first request calls: a test may set the address of the site after this.
  const env = parseEnv(process.env)
  const server = createHttpServer({
    handle: createRouteListener(createRoutes(page), env.TRUSTED_PROXIES),
    policies: contentPolicies({ scriptHashes: [], env }),
    isHttps,
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => drain(server, 200) }
}

function page({ request }: { request: Request }): Response {
  const { pathname } = new URL(request.url)
  const status = pathname === '/' || pathname.startsWith('/p/') ? 200 : 404
  return new Response('<!doctype html><title>page</title>', {
    status,
    headers: { 'content-type': 'text/html' },
  })
}
