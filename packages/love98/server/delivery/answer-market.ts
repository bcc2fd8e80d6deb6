import type { IncomingMessage as Request, ServerResponse as Response } from 'node:http'
import { evaluateConditions } from '@/server/http/conditions'
import { negotiateEncoding } from '@/server/http/negotiate-encoding'
import type { MarketReader } from '@/server/market/reader'
import { marketAgeHeader, marketCaching } from '@/server/market/snapshot'
import { headersFor } from '../security-headers.ts'
import type { Site } from './answer-static.ts'

/** `chain` is left out for the main chain. Other addresses are left to the route, which reports their problem. */
const marketAddress = /^\/api\/market(?:\?(?:frame=1|chain=([1-9]\d{0,14})(?:&frame=1)?))?$/

/** The smaller one first. */
const encodings = ['br', 'identity']

/**
 * Answers `GET /api/market` and `GET /api/market?chain=` from memory, before the routes, because every page requests it every four
 * seconds. The route answers while the memory is empty: it waits for prices or reports why there are no
 * prices.
 * @returns true if it answered
 */
export function createMarketAnswerer(
  site: Site,
  running: (chainId: number | null) => Pick<MarketReader, 'current' | 'keepAwake'> | undefined,
): (request: Request, response: Response) => boolean {
  const fixed = {
    ...headersFor('/api/market', site),
    'Content-Type': 'application/json',
    'Cache-Control': marketCaching,
    Vary: 'accept-encoding',
  }
  return (request, response) => {
    const { method, url = '', headers } = request
    const asked = method === 'GET' || method === 'HEAD' ? marketAddress.exec(url) : null
    if (!asked) return false
    const market = running(asked[1] === undefined ? null : Number(asked[1]))
    market?.keepAwake()
    const published = market?.current()
    if (!published) return false
    const encoding = negotiateEncoding(String(headers['accept-encoding'] ?? ''), encodings)
    const { body, etag } = published.variants[encoding === 'br' ? 'br' : 'identity']
    const { status } = evaluateConditions(headers, { etag, modified: null, length: body.length }, false)
    response.writeHead(status, {
      ...fixed,
      ...(status === 412 ? { 'Cache-Control': 'no-store' } : {}),
      ETag: etag,
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      [marketAgeHeader]: Math.max(0, Math.round(performance.now() - published.readAt)),
      ...(status === 200 ? { 'Content-Length': body.length } : {}),
    })
    response.end(status === 200 && method === 'GET' ? body : undefined)
    return true
  }
}
