import { withOrigin } from '../site-address.mjs'
import { isOfRouter } from './answer-static.mjs'

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

/**
 * Writes the address of the site into the data of pages, which the framework sends to its router as the build wrote them.
 *
 * @param {(request: Request, response: Response) => Promise<void> | void} handle the framework's
 * @param {string} origin of the site
 * @returns {typeof handle}
 */
export function withAddresses(handle, origin) {
  return (request, response) => {
    if (!isOfRouter(request.headers, request.url ?? '')) return handle(request, response)
    // What is encoded has no address to find.
    delete request.headers['accept-encoding']
    /** @type {Buffer[]} */
    const parts = []
    const end = response.end.bind(response)
    const keep = (/** @type {unknown} */ chunk) => {
      if (typeof chunk === 'string' || chunk instanceof Uint8Array) parts.push(Buffer.from(chunk))
    }
    response.write = (/** @type {unknown[]} */ ...args) => {
      keep(args[0])
      for (const done of args) if (typeof done === 'function') queueMicrotask(() => done())
      return true
    }
    response.end = (/** @type {unknown[]} */ ...args) => {
      keep(args[0])
      const done = args.find((value) => typeof value === 'function')
      const body = withOrigin(Buffer.concat(parts), origin)
      if (!response.headersSent && response.hasHeader('content-length'))
        response.setHeader('Content-Length', body.length)
      return /** @type {any} */ (end)(body, done)
    }
    return handle(request, response)
  }
}
