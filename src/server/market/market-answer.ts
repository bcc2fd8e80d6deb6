import { marketAgeHeader, marketCaching } from '../../../server/shared-names.mjs'
import type { Published } from './published'

/** `Cache-Control` of a snapshot. */
export const snapshotCaching = marketCaching

/** A snapshot as a route answers with it; the HTTP server gives the same headers. */
export function marketAnswer({ variants, readAt }: Published): Response {
  const { body, etag } = variants.identity
  return new Response(new Uint8Array(body), {
    headers: {
      'content-type': 'application/json',
      etag,
      vary: 'accept-encoding',
      [marketAgeHeader]: String(Math.max(0, Math.round(performance.now() - readAt))),
    },
  })
}
