import { dataPolicy } from './content-policy.mjs'

const year = 31_536_000

/**
 * The headers of one answer, decided by its address before anything else handles the request.
 *
 * @param {string} url path and query as they stand in the request
 * @param {string | undefined} pagePolicy undefined in development, where Next's own tools need inline code
 * @returns {Record<string, string>}
 */
export function headersFor(url, pagePolicy) {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const policy = pagePolicy && isData(pathname) ? dataPolicy : pagePolicy
  return {
    ...(policy ? { 'Content-Security-Policy': policy } : {}),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), clipboard-write=(self)',
    // A wallet may open in a window of its own, and must be able to answer the page that opened it.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    ...(isVersionedAsset(pathname, searchParams)
      ? { 'Cache-Control': `public, max-age=${year}, immutable` }
      : {}),
  }
}

/**
 * @param {string} pathname
 * @param {URLSearchParams} search
 * @returns {boolean} whether the address changes whenever the file does
 */
export function isVersionedAsset(pathname, search) {
  return pathname.startsWith('/assets/') && Boolean(search.get('v'))
}

/** @param {string} pathname */
function isData(pathname) {
  return /^\/(api|assets|_next)\//.test(pathname)
}
