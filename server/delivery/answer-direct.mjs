import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { headersFor } from '../security-headers.mjs'
import { directRoutesSingleton, singletonKey } from '../shared-names.mjs'
import { negotiateEncoding } from './negotiate-encoding.mjs'

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {(request: globalThis.Request, context: undefined) => Promise<globalThis.Response>} Route
 */

const compress = promisify(gzip)
/** Bytes from which an answer is compressed: the framework's limit. */
const compressedFrom = 1024
/** Headers of one connection, which are no part of the request (RFC 9110, 7.6.1). */
const ofConnection = ['connection', 'keep-alive', 'te', 'transfer-encoding', 'upgrade']

/**
 * Calls the routes that asked for it (`src/server/http/direct-route.ts`) without the framework, which takes several times
 * as long as such a route itself. A route is known from its first request on, which loads its module.
 *
 * @param {import('./answer-static.mjs').Site} site
 * @returns {(request: Request, response: Response) => boolean} whether it answers
 */
export function createDirectAnswers(site) {
  return (request, response) => {
    const { method, url = '', headers } = request
    // A body would have to be read or refused, which the framework's way does.
    const hasBody = 'content-length' in headers || 'transfer-encoding' in headers
    const route = method === 'GET' && !hasBody ? routeOf(url.split('?', 1)[0] ?? '') : undefined
    if (!route) return false
    void answer(route, request, response, site).catch((error) => {
      console.error(error)
      response.destroy()
    })
    return true
  }
}

/**
 * @param {string} path
 * @returns {Route | undefined}
 */
function routeOf(path) {
  /** @type {Map<string, Route> | undefined} */
  const routes = Reflect.get(globalThis, singletonKey(directRoutesSingleton))
  return routes?.get(path)
}

/**
 * @param {Route} route
 * @param {Request} request
 * @param {Response} response
 * @param {import('./answer-static.mjs').Site} site
 */
async function answer(route, request, response, site) {
  const { url = '' } = request
  const result = await route(toRequest(request), undefined)
  const plain = Buffer.from(await result.arrayBuffer())
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding =
    plain.length < compressedFrom ? 'identity' : negotiateEncoding(accepted, ['gzip', 'identity'])
  const body = encoding === 'gzip' ? await compress(plain) : plain
  response.writeHead(result.status, {
    ...headersFor(url, site),
    ...Object.fromEntries(result.headers),
    Vary: 'accept-encoding',
    ...(encoding === 'gzip' ? { 'Content-Encoding': 'gzip' } : {}),
    'Content-Length': body.length,
  })
  response.end(body)
}

/** @param {Request} request */
function toRequest(request) {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined && !ofConnection.includes(name)) headers.set(name, String(value))
  return new Request(new URL(request.url ?? '/', 'http://localhost'), { headers })
}
