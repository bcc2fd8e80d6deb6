import type { Published } from './published'

/** Response header of the market: its age in ms, counted from the time of its block; `Published` says more. */
export const marketAgeHeader = 'x-market-age'

/** `Cache-Control` of the market: browsers ask each time, and a shared cache may answer for 2 s. */
export const marketCaching = 'public, max-age=0, s-maxage=2, must-revalidate'

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
