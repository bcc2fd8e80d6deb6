import type { Policies } from './content-policy.ts'

const year = 31_536_000

/**
 * Features that no page uses; browser wallets and the windows they open have separate permissions. Access to the local network
 * (https://wicg.github.io/local-network-access) has three names: Chromium split the first into two in version 145.
 */
const unusedFeatures =
  'accelerometer camera display-capture geolocation gyroscope hid local-network local-network-access loopback-network ' +
  'magnetometer microphone midi payment serial usb'

const permissions = [
  ...unusedFeatures.split(' ').map((feature) => `${feature}=()`),
  'clipboard-write=(self)',
].join(', ')

/** Headers that only a document obeys; a script, a style sheet, a picture or a font would carry these 400 bytes for nothing. */
const ofDocuments = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': permissions,
  // A wallet may open in a window of its own, and must be able to answer the page that opened it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
}

/**
 * The headers of one answer, decided by its address before anything else handles the request.
 * @param url path and query as they stand in the request
 * @param site `isHttps`:
 *   whether visitors reach it by https, if not directly then through a proxy
 */
export function headersFor(
  url: string,
  { policies, isHttps = false }: { policies: Policies | undefined; isHttps?: boolean },
): Record<string, string> {
  const { pathname } = new URL(url, 'http://localhost')
  return {
    ...(policies ? { [policies.name]: policies[kindOf(pathname)] } : {}),
    'X-Content-Type-Options': 'nosniff',
    ...(isSubresource(pathname) ? {} : ofDocuments),
    // Other sites show our icons and preview pictures; everything else is for our own pages.
    'Cross-Origin-Resource-Policy': isPublicFile(pathname) ? 'cross-origin' : 'same-origin',
    // Over http it would be ignored (RFC 6797, 8.1), and must not be sent (7.2).
    ...(isHttps ? { 'Strict-Transport-Security': `max-age=${2 * year}` } : {}),
  }
}

/** The desktop and its windows, in English or below the id of another language: what a Safe shows. */
const framedPath = /^\/$|^(\/[a-z]{2}(-[a-z]{2})?)?\/p\/|^\/[a-z]{2}(-[a-z]{2})?$/

/** @returns which of the content policies it gets */
function kindOf(pathname: string): 'page' | 'plain' | 'document' | 'thread' | 'data' {
  if (isManifest(pathname)) return 'document'
  if (framedPath.test(pathname)) return 'page'
  if (pathname.startsWith('/heartbreak/')) return 'plain'
  // A worker obeys the policy of its own script, not the page's (CSP Level 3, 4.2.2): this one fetches its parts.
  if (/^\/static\/([\w-]+\/)?worker-[\w-]+\.js$/.test(pathname)) return 'thread'
  return /^\/(api|assets|static|_next)(\/|$)/.test(pathname) ? 'data' : 'document'
}

/**
 * @returns whether no browser makes a document of it: a script or a style sheet of the build, a picture of pixels, a font.
 *   An SVG is a document when it is opened by itself, and the script of a worker obeys policies as one.
 */
function isSubresource(pathname: string): boolean {
  if (/^\/assets\/.+\.(avif|png|webp|woff2)$/.test(pathname)) return true
  return /^\/static\/([\w-]+\/)?[^/]+\.(js|css)$/.test(pathname) && kindOf(pathname) !== 'thread'
}

/** @returns whether it is the manifest of the site, or the one beside a program's address, where a Safe asks for it */
function isManifest(pathname: string): boolean {
  return /^(\/p\/[^/]+)?\/manifest\.json$/.test(pathname)
}

function isPublicFile(pathname: string) {
  return (
    pathname.startsWith('/assets/') ||
    /^\/heartbreak\/([^/]+\/){0,2}picture\.png$/.test(pathname) ||
    isManifest(pathname) ||
    /^\/(manifest\.webmanifest|favicon\.ico)$/.test(pathname)
  )
}
