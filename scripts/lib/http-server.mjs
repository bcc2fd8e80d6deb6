import { createServer } from 'node:http'
import { headersFor } from './security-headers.mjs'

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

/**
 * A web server that sets the security headers and leaves the rest to `handle`.
 *
 * @param {{
 *   handle: (request: Request, response: Response) => Promise<void> | void,
 *   pagePolicy: string | undefined,
 * }} options
 * @returns {import('node:http').Server}
 */
export function createHttpServer({ handle, pagePolicy }) {
  const server = createServer(async (request, response) => {
    try {
      setHeaders(request.url ?? '/', response, pagePolicy)
      // While the server is closing, a kept-alive connection would hold it open.
      if (!server.listening) response.setHeader('Connection', 'close')
      await handle(request, response)
    } catch (error) {
      console.error(error)
      answerPlainly(response, error instanceof TypeError && 'code' in error ? 400 : 500)
    }
  })
  return server
}

/**
 * Stops a server without cutting anybody off: no new connections, the answers under way are finished, and what is
 * still open after `limit` ms is closed.
 *
 * @param {import('node:http').Server} server
 * @param {number} limit
 * @returns {Promise<void>}
 */
export function drain(server, limit) {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), limit)
    server.close(() => {
      clearTimeout(force)
      resolve()
    })
    server.closeIdleConnections()
  })
}

/**
 * @param {string} url
 * @param {Response} response
 * @param {string | undefined} pagePolicy
 */
function setHeaders(url, response, pagePolicy) {
  const headers = headersFor(url, pagePolicy)
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  const caching = headers['Cache-Control']
  if (!caching) return
  // A missing file must not be remembered for a year.
  const writeHead = response.writeHead.bind(response)
  response.writeHead = (/** @type {any[]} */ ...args) => {
    if (args[0] >= 400 && response.getHeader('Cache-Control') === caching)
      response.setHeader('Cache-Control', 'no-store')
    return /** @type {any} */ (writeHead)(...args)
  }
}

/**
 * @param {Response} response
 * @param {400 | 500} status
 */
function answerPlainly(response, status) {
  if (response.headersSent) return void response.destroy()
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' })
  response.end(status === 400 ? 'This address cannot be read.\n' : 'Something went wrong on the server.\n')
}
