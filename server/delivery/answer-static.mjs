import { headersFor } from '../security-headers.mjs'
import { evaluateConditions } from './conditions.mjs'
import { negotiateEncoding } from './negotiate-encoding.mjs'

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {import('./static-store.mjs').StoredFile} StoredFile
 * @typedef {import('./static-store.mjs').Variant} Variant
 * @typedef {import('../content-policy.mjs').Policies} Policies
 * @typedef {{ policies: Policies | undefined, policiesOf?: (html: string) => Policies, isHttps?: boolean }} Site
 *   `policiesOf`: those of one page, which allow its own inline scripts and not the ones of every page
 * @typedef {Record<string, string | number>} Headers
 */

const year = 31_536_000

/** The router of the framework asks for the data of a page at the page's address, by these headers. */
const routerHeaders = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
]
const pageVary = [...routerHeaders, 'accept-encoding'].join(', ')
/** What decides which language a visit to `/` gets. */
const languageVary = 'accept-language, cookie'

/**
 * Answers requests for pages, scripts, styles and pictures of the build from memory: compressed once at the build, and
 * without the framework.
 *
 * @param {import('./static-store.mjs').StaticStore} store
 * @param {Site} site
 * @returns {(request: Request, response: Response) => boolean} whether it answered; false leaves the request to the framework
 */
export function createStaticAnswers(store, site) {
  const fixedOf = createFixedHeaders(site)
  // Those of other languages are made when they are asked for, so that a server starts sooner.
  const first = [...store.files.values(), ...store.missing.values()].filter(
    ({ file }) => file.language === null,
  )
  for (const stored of first) for (const variant of stored.variants.values()) fixedOf(stored, variant)
  return (request, response) => {
    const { method, url = '', headers } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const cut = url.indexOf('?')
    const path = cut < 0 ? url : url.slice(0, cut)
    const stored = findStored(store, path)
    if (!stored || isForRouter(stored, headers, url)) return false
    stored.readdress?.()
    const variant = chooseVariant(stored, headers['accept-encoding'])
    const own = { ...fixedOf(stored, variant), ...cachingOf(stored, cut < 0 ? '' : url.slice(cut)) }
    send(request, response, { stored, variant, fixed: own })
    return true
  }
}

/**
 * @param {import('./static-store.mjs').StaticStore} store
 * @param {string} path
 * @returns {StoredFile | undefined}
 */
function findStored({ files, missing, languages }, path) {
  const [, language = '', rest = ''] = /^\/_next\/static\/([\w-]+)\/(static\/.+)$/.exec(path) ?? []
  // A file without texts has one copy for all languages.
  const stored =
    files.get(path) ?? (languages.some(({ id }) => id === language) ? files.get(`/_next/${rest}`) : undefined)
  if (stored || !isMissing(path)) return stored
  return missing.get(path.split('/')[1] ?? '') ?? missing.get(null)
}

/**
 * @param {StoredFile} stored
 * @param {string | string[] | undefined} accepted
 * @returns {Variant}
 */
function chooseVariant({ variants, encodings }, accepted) {
  const chosen = variants.get(negotiateEncoding(String(accepted ?? ''), encodings))
  if (!chosen) throw new RangeError('A stored file has no unencoded bytes: build again.')
  return chosen
}

/**
 * True for a path that no route can answer. The framework redirects or refuses addresses with other characters or a
 * trailing slash.
 *
 * @param {string} path
 */
function isMissing(path) {
  return /^(\/[\w-]+)+$/.test(path) && !/^\/(api|heartbreak|_next|assets)(\/|$)/.test(path)
}

/**
 * @param {StoredFile} stored
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {string} url
 */
function isForRouter({ file }, headers, url) {
  return (file.caching === 'page' || file.caching === 'missing') && isOfRouter(headers, url)
}

/**
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {string} url
 */
export function isOfRouter(headers, url) {
  return routerHeaders.some((name) => name in headers) || /[?&]_rsc=/.test(url)
}

/**
 * Headers that depend on the bytes alone, made once: those of a page hash its scripts.
 *
 * @param {Site} site
 * @returns {(stored: StoredFile, variant: Variant) => Headers}
 */
function createFixedHeaders(site) {
  /** @type {WeakMap<Variant, Headers>} */
  const known = new WeakMap()
  return (stored, variant) => {
    const found = known.get(variant) ?? fixedHeaders(stored, variant, site)
    known.set(variant, found)
    return found
  }
}

/**
 * @param {StoredFile} stored
 * @param {Variant} variant
 * @param {Site} site
 * @returns {Headers}
 */
function fixedHeaders({ file, modified, variants }, { encoding, etag }, site) {
  const isPage = file.caching === 'page' || file.caching === 'missing'
  const html = isPage ? variants.get('identity')?.body.toString() : undefined
  const policies = html && site.policiesOf ? site.policiesOf(html) : site.policies
  return {
    ...headersFor(file.path, { ...site, policies }),
    'Content-Type': file.type,
    // What never changes at its address is never asked for again.
    ...(file.caching === 'named' ? {} : { ETag: etag }),
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    ...(isPage
      ? { Vary: file.path === '/' ? `${pageVary}, ${languageVary}` : pageVary }
      : variants.size > 1
        ? { Vary: 'accept-encoding' }
        : {}),
    ...(hasRanges(file)
      ? { 'Accept-Ranges': 'bytes', 'Last-Modified': new Date(modified).toUTCString() }
      : {}),
  }
}

/**
 * Pictures may be asked for in parts; text is sent encoded, where parts are of no use.
 *
 * @param {import('./static-manifest.mjs').StaticFile} file
 */
function hasRanges({ type }) {
  return type.startsWith('image/')
}

/**
 * `immutable` is for an address that changes with the content. A version that this build did not write may be the one
 * of the next deployment, whose bytes are others.
 *
 * @param {StoredFile} stored
 * @param {string} search
 * @returns {Headers}
 */
function cachingOf({ file }, search) {
  const forEver = { 'Cache-Control': `public, max-age=${year}, immutable` }
  if (file.caching === 'named') return forEver
  if (file.caching === 'versioned' && file.versions.some((version) => search === `?v=${version}`))
    return forEver
  if (file.caching === 'daily') return { 'Cache-Control': 'public, max-age=86400' }
  if (file.caching === 'missing')
    return { 'Cache-Control': 'private, no-cache, no-store, max-age=0, must-revalidate' }
  return { 'Cache-Control': 'public, max-age=0, must-revalidate' }
}

/**
 * @param {Request} request
 * @param {Response} response
 * @param {{ stored: StoredFile, variant: Variant, fixed: Headers }} answer
 */
function send({ method, headers }, response, { stored, variant, fixed }) {
  const { body, etag, encoding } = variant
  if (stored.file.caching === 'missing') return end(404, {}, body)
  const representation = { etag, modified: stored.modified, length: body.length }
  const outcome = evaluateConditions(
    headers,
    representation,
    hasRanges(stored.file) && encoding === 'identity',
  )
  if (outcome.status === 206) {
    const { start, end: last } = outcome
    return end(
      206,
      { 'Content-Range': `bytes ${start}-${last}/${body.length}` },
      body.subarray(start, last + 1),
    )
  }
  if (outcome.status === 416) return end(416, { 'Content-Range': `bytes */${body.length}` }, Buffer.alloc(0))
  if (outcome.status === 200) return end(200, {}, body)
  end(outcome.status, {}, undefined)

  /**
   * @param {number} status
   * @param {Headers} own
   * @param {Buffer | undefined} content absent where the status has none
   */
  function end(status, own, content) {
    // HTTP/1.1 keeps connections anyway (RFC 9112, 9.3); Node would say so in 48 bytes with each chunk.
    if (stored.file.caching === 'named' && !response.hasHeader('Connection'))
      response.removeHeader('Connection')
    response.writeHead(status, { ...fixed, ...own, ...(content ? { 'Content-Length': content.length } : {}) })
    response.end(method === 'HEAD' ? undefined : content)
  }
}
