import type { ReceivedRequest } from '@/server/http/received-request'
import { chooseVariant, createFixedHeaders, missingCaching, type Site } from './answer-static.ts'
import type { StaticStore } from './stored-file.ts'

/**
 * Answers addresses without a file or a route: with a 404 page in the language of the address. An address that ends
 * with a slash is redirected to the address without it, which may exist.
 */
export function createNotFoundAnswerer(
  store: StaticStore,
  site: Site,
): (arrived: ReceivedRequest) => Response {
  const fixedOf = createFixedHeaders(site)
  return ({ request }) => {
    const { pathname, search } = new URL(request.url)
    if (pathname.endsWith('/') && pathname !== '/') {
      // A location that begins with two slashes would name another host.
      const path = `/${pathname.replace(/^\/+|\/+$/g, '')}`
      return new Response(null, { status: 308, headers: { location: `${path}${search}` } })
    }
    const stored = store.missing.get(pathname.split('/')[1] ?? '') ?? store.missing.get(null)
    const plain = { 'Cache-Control': missingCaching }
    if (!stored)
      return new Response('There is nothing at this address.\n', {
        status: 404,
        headers: { ...plain, 'Content-Type': 'text/plain; charset=utf-8' },
      })
    stored.prepare?.()
    const variant = chooseVariant(stored, request.headers.get('accept-encoding') ?? undefined)
    const { ETag: _, ...fixed } = fixedOf(stored, variant)
    // Answers that are not documents keep the policy of their kind, which allows no scripts.
    const own = isData.test(pathname) && site.policies ? { [site.policies.name]: site.policies.data } : {}
    const headers = Object.entries({ ...fixed, ...own, ...plain, 'Content-Length': variant.body.length })
    return new Response(new Uint8Array(variant.body), {
      status: 404,
      headers: headers.map(([name, value]) => [name, String(value)] as [string, string]),
    })
  }
}

const isData = /^\/(api|assets|static|_next)(\/|$)/
