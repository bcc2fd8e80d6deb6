import type { Policies } from './content-policy.ts'

const year = 31_536_000

/**
 * Features that no page uses. Browser wallets and their windows have separate permissions. Access to the local network
 * (https://wicg.github.io/local-network-access) has three names, because Chromium 145 split the first one into two.
 */
const unusedFeatures =
  'accelerometer camera display-capture geolocation gyroscope hid local-network local-network-access loopback-network ' +
  'magnetometer microphone midi payment serial usb'

const permissions = [
  ...unusedFeatures.split(' ').map((feature) => `${feature}=()`),
  'clipboard-write=(self)',
].join(', ')

/**
 * Headers that apply only to documents, as the content policy does. On a script, a style sheet, an image or a font, these
 * 500 bytes would have no effect.
 */
const ofDocuments = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': permissions,
  // A wallet may open its own window and must be able to send a result to the page that opened it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
}

/**
 * Returns the headers of a response. They depend on the address alone and are set before any other code handles the
 * request.
 * @param url unchanged path and query of the request
 * @param site `isHttps`: whether visitors use HTTPS, directly or through a proxy
 */
export function headersFor(
  url: string,
  { policies, isHttps = false }: { policies: Policies | undefined; isHttps?: boolean },
): Record<string, string> {
  const { pathname } = new URL(url, 'http://localhost')
  const isPart = isSubresource(pathname)
  return {
    ...(policies && !isPart ? { [policies.name]: policies[kindOf(pathname)] } : {}),
    'X-Content-Type-Options': 'nosniff',
    ...(isPart ? {} : ofDocuments),
    // Other sites show our icons and preview images. All other files are for our own pages only.
    'Cross-Origin-Resource-Policy': isPublicFile(pathname) ? 'cross-origin' : 'same-origin',
    // Browsers ignore this header over HTTP (RFC 6797, 8.1), and a server must not send it there (7.2).
    ...(isHttps ? { 'Strict-Transport-Security': `max-age=${2 * year}` } : {}),
  }
}

/**
 * The addresses of the desktop and its windows, in English or below the id of another language. A Safe shows these
 * pages in a frame.
 */
const framedPath = /^\/$|^(\/[a-z]{2}(-[a-z]{2})?)?\/p\/|^\/[a-z]{2}(-[a-z]{2})?$/

/** @returns the name of the content policy for this path */
function kindOf(pathname: string): 'page' | 'plain' | 'document' | 'thread' | 'data' {
  if (isManifest(pathname)) return 'document'
  if (framedPath.test(pathname)) return 'page'
  if (pathname.startsWith('/heartbreak/')) return 'plain'
  // A worker uses the policy of its own script, not the policy of the page (CSP Level 3, 4.2.2), and this worker loads
  // chunks.
  if (/^\/static\/([\w-]+\/)?worker-[\w-]+\.js$/.test(pathname)) return 'thread'
  return /^\/(api|assets|static|_next)(\/|$)/.test(pathname) ? 'data' : 'document'
}

/**
 * @returns whether a browser never shows it as a document: a script or style sheet of the build, a bitmap or a font. A
 *   browser can open an SVG image as a document, and a worker script needs a document's policy.
 */
function isSubresource(pathname: string): boolean {
  if (/^\/assets\/.+\.(avif|png|webp|woff2)$/.test(pathname)) return true
  return /^\/static\/([\w-]+\/)?[^/]+\.(js|css)$/.test(pathname) && kindOf(pathname) !== 'thread'
}

/** @returns whether it is the manifest of the site, or the manifest below a program's address that a Safe requests */
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
