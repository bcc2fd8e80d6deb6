import type { IncomingMessage as Request, ServerResponse as Response } from 'node:http'
import { headersFor } from '../security-headers.ts'

/** The address of Swap Tokens in version 0.1, in each language. */
const formerAddress = /^(?<language>\/[a-z]{2}(?:-[a-z]{2})?)?\/p\/exchange(?<query>\?.*)?$/

/**
 * Redirects addresses of earlier versions. It comes before the pages, which answer an unknown program with 404.
 * @returns true if it answered
 */
export function createFormerAddressAnswerer(
  site: Parameters<typeof headersFor>[1],
): (request: Request, response: Response) => boolean {
  return ({ method, url = '' }, response) => {
    if (method !== 'GET' && method !== 'HEAD') return false
    const former = formerAddress.exec(url)
    if (!former) return false
    const { language = '', query = '' } = former.groups ?? {}
    const location = `${language}/p/swap${query}`
    response.writeHead(308, { ...headersFor('/', site), Location: location, 'Content-Length': 0 })
    response.end()
    return true
  }
}
