import { headersFor } from '../security-headers.mjs'
import { marketAgeHeader, marketCaching, marketSingleton, singletonKey } from '../shared-names.mjs'
import { evaluateConditions } from './conditions.mjs'
import { negotiateEncoding } from './negotiate-encoding.mjs'

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {{ variants: Record<string, { body: Buffer, etag: string }>, readAt: number }} Published
 * @typedef {{ current: () => Published | null, look: () => void }} Market
 */

/** The smaller one first. */
const encodings = ['br', 'identity']

/**
 * Answers `GET /api/market` from memory, without the framework: it is asked for by every page, every four seconds. What is
 * not there yet is left to the route, which waits for it or says why there is none.
 *
 * @param {import('./answer-static.mjs').Site} site
 * @returns {(request: Request, response: Response) => boolean} whether it answered
 */
export function createMarketAnswers(site) {
  const fixed = {
    ...headersFor('/api/market', site),
    'Content-Type': 'application/json',
    'Cache-Control': marketCaching,
    Vary: 'accept-encoding',
  }
  return (request, response) => {
    const { method, url = '', headers } = request
    if ((method !== 'GET' && method !== 'HEAD') || !/^\/api\/market(\?frame=1)?$/.test(url)) return false
    /** @type {Market | undefined} */
    const market = Reflect.get(globalThis, singletonKey(marketSingleton))
    market?.look()
    const published = market?.current()
    if (!published) return false
    const encoding = negotiateEncoding(String(headers['accept-encoding'] ?? ''), encodings)
    const { body, etag } = published.variants[encoding] ?? {}
    if (!body || !etag) return false
    // It has no date, so conditions about dates are not met and not missed.
    const conditions = { 'if-match': headers['if-match'], 'if-none-match': headers['if-none-match'] }
    const { status } = evaluateConditions(conditions, { etag, modified: 0, length: body.length }, false)
    response.writeHead(status, {
      ...fixed,
      ETag: etag,
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      [marketAgeHeader]: Math.max(0, Math.round(performance.now() - published.readAt)),
      ...(status === 200 ? { 'Content-Length': body.length } : {}),
    })
    response.end(status === 200 && method === 'GET' ? body : undefined)
    return true
  }
}
