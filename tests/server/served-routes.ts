import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { contentPolicies } from '../../server/content-policy.ts'
import { drain } from '../../server/draining.mjs'
import { createHttpServer } from '../../server/http-server.mjs'
import { allRoutes, type FoundRoute } from './all-routes'

/** The product's HTTP server with its real routes, and a short page in the place of the built ones. */
export type ServedRoutes = { url: string; stop: () => Promise<void> }

/** Starts it on a port that the system chooses. */
export async function serveRoutes({ isHttps = false } = {}): Promise<ServedRoutes> {
  const routes = await allRoutes()
  const server = createHttpServer({
    handle: (request, response) => answer(routes, request, response),
    policies: contentPolicies({ scriptHashes: [], env: process.env }),
    isHttps,
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => drain(server, 200) }
}

async function answer(routes: readonly FoundRoute[], incoming: IncomingMessage, outgoing: ServerResponse) {
  const url = new URL(incoming.url ?? '/', 'http://127.0.0.1')
  const found = routes.map((route) => ({ route, parameters: match(route.address, url.pathname) }))
  const hit = found.find(({ parameters }) => parameters !== null)
  const handler = hit?.route.handlers[incoming.method ?? 'GET']
  if (!hit || !handler) {
    const status = hit ? 405 : url.pathname === '/' || url.pathname.startsWith('/p/') ? 200 : 404
    outgoing.writeHead(status, { 'content-type': 'text/html' }).end('<!doctype html><title>page</title>')
    return
  }
  const response = await handler(toRequest(url, incoming), { params: Promise.resolve(hit.parameters) })
  for (const [name, value] of response.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value)
  outgoing.setHeader('set-cookie', response.headers.getSetCookie())
  outgoing.writeHead(response.status).end(Buffer.from(await response.arrayBuffer()))
}

function toRequest(url: URL, incoming: IncomingMessage): Request {
  const { method = 'GET', headers } = incoming
  const given = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
  )
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers: given })
  const body = Readable.toWeb(incoming) as unknown as ReadableStream
  // Streamed bodies need it; the types of the browser do not know it.
  return new Request(url, { method, headers: given, body, ...{ duplex: 'half' } })
}

/** The parameters of an address such as `/api/rpc/[chainId]`; null when it is another one. */
function match(address: string, pathname: string): Record<string, string> | null {
  const names: string[] = []
  const pattern = address.replace(/\[(\.\.\.)?(\w+)\]/g, (_, rest: string | undefined, name: string) => {
    names.push(name)
    return rest ? '(.+)' : '([^/]+)'
  })
  const found = new RegExp(`^${pattern}$`).exec(pathname)
  if (!found) return null
  return Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? '']))
}
