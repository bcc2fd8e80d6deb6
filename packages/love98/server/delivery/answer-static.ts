import type { IncomingMessage as Request, ServerResponse as Response } from 'node:http'
import { canonicalPath } from '@/domain/navigation/page-file'
import { evaluateConditions } from '@/server/http/conditions'
import { negotiateEncoding } from '@/server/http/negotiate-encoding'
import type { Policies } from '../content-policy.ts'
import { headersFor } from '../security-headers.ts'
import type { StaticFile } from './static-manifest.ts'
import type { StaticStore, StoredFile, Variant } from './stored-file.ts'

/** `policiesOf`: the policies of one page, which allow only its own inline scripts */
export type Site = {
  policies: Policies | undefined
  policiesOf?: (html: string) => Policies
  isHttps?: boolean
}

export type Headers = Record<string, string | number>

const year = 31_536_000

/** `Cache-Control` of the page for addresses that do not exist. */
export const missingCaching = 'private, no-cache, no-store, max-age=0, must-revalidate'

/** Request headers that decide the language of `/`. */
const languageVary = 'accept-language, cookie'

/**
 * Answers requests for pages, scripts, styles and pictures of the build from memory, compressed once.
 * @returns true if it answered; otherwise the routes answer
 */
export function createStaticAnswerer(
  store: StaticStore,
  site: Site,
): (request: Request, response: Response) => boolean {
  const fixedOf = createFixedHeaders(site)
  // Files of other languages are prepared on request, so that the server starts sooner, and pages get this server's
  // address once it is known.
  const first = [...store.files.values(), ...store.missing.values()].filter(
    ({ file, prepare }) => file.language === null && !prepare,
  )
  for (const stored of first) for (const variant of stored.variants.values()) fixedOf(stored, variant)
  return (request, response) => {
    const { method, url = '', headers } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const cut = url.indexOf('?')
    const path = cut < 0 ? url : url.slice(0, cut)
    const stored = findStored(store, path)
    if (!stored) return false
    stored.prepare?.()
    const variant = chooseVariant(stored, headers['accept-encoding'])
    const own = { ...fixedOf(stored, variant), ...cachingOf(stored, cut < 0 ? '' : url.slice(cut)) }
    send(request, response, { stored, variant, fixed: own })
    return true
  }
}

function findStored({ files, missing, languages }: StaticStore, path: string): StoredFile | undefined {
  const [, language = '', rest = ''] = /^\/static\/([\w-]+)\/([^/]+)$/.exec(path) ?? []
  // A file without texts has one copy for all languages.
  const stored =
    files.get(path) ??
    (path.includes('/p/') ? files.get(canonicalPath(path)) : undefined) ??
    (languages.some(({ id }) => id === language) ? files.get(`/static/${rest}`) : undefined)
  if (stored || !isMissing(path)) return stored
  return missing.get(path.split('/')[1] ?? '') ?? missing.get(null)
}

export function chooseVariant(
  { variants, encodings }: StoredFile,
  accepted: string | string[] | undefined,
): Variant {
  const chosen = variants.get(negotiateEncoding(String(accepted ?? ''), encodings))
  if (!chosen) throw new RangeError('A stored file has no unencoded bytes: build again.')
  return chosen
}

/** True for a path that no route can answer. */
function isMissing(path: string) {
  return /^(\/[\w-]+)+$/.test(path) && !/^\/(api|heartbreak|static|_next|assets)(\/|$)/.test(path)
}

/**
 * Returns a function that creates the headers that depend only on the bytes, once per file: those of a page hash its
 * scripts.
 */
export function createFixedHeaders(site: Site): (stored: StoredFile, variant: Variant) => Headers {
  const known: WeakMap<Variant, Headers> = new WeakMap()
  return (stored, variant) => {
    const found = known.get(variant) ?? fixedHeaders(stored, variant, site)
    known.set(variant, found)
    return found
  }
}

function fixedHeaders(
  { file, modified, variants }: StoredFile,
  { encoding, etag }: Variant,
  site: Site,
): Headers {
  const isPage = file.caching === 'page' || file.caching === 'missing'
  const html = isPage ? variants.get('identity')?.body.toString() : undefined
  const policies = html && site.policiesOf ? site.policiesOf(html) : site.policies
  return {
    ...headersFor(file.path, { ...site, policies }),
    'Content-Type': file.type,
    // A file that never changes at its address is never requested again.
    ...(file.caching === 'named' ? {} : { ETag: etag }),
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    ...(isPage
      ? { Vary: file.path === '/' ? `accept-encoding, ${languageVary}` : 'accept-encoding' }
      : file.encodings.length > 0
        ? { Vary: 'accept-encoding' }
        : {}),
    ...(hasRanges(file)
      ? { 'Accept-Ranges': 'bytes', 'Last-Modified': new Date(modified).toUTCString() }
      : {}),
  }
}

/** Pictures have a date and support ranges; text is sent encoded, where ranges are useless. */
function hasRanges({ type }: StaticFile) {
  return type.startsWith('image/')
}

/**
 * `immutable` is for an address that changes with the content. An unknown version may belong to the next deployment,
 * whose bytes differ.
 */
function cachingOf({ file }: StoredFile, search: string): Headers {
  const forEver = { 'Cache-Control': `public, max-age=${year}, immutable` }
  if (file.caching === 'named') return forEver
  if (file.caching === 'versioned' && file.versions.some((version) => search === `?v=${version}`))
    return forEver
  if (file.caching === 'daily') return { 'Cache-Control': 'public, max-age=86400' }
  if (file.caching === 'missing') return { 'Cache-Control': missingCaching }
  return { 'Cache-Control': 'public, max-age=0, must-revalidate' }
}

function send(
  { method, headers }: Request,
  response: Response,
  { stored, variant, fixed }: { stored: StoredFile; variant: Variant; fixed: Headers },
) {
  const { body, etag, encoding } = variant
  if (stored.file.caching === 'missing') return end(404, {}, body)
  const isDated = hasRanges(stored.file)
  const outcome = evaluateConditions(
    headers,
    { etag, modified: isDated ? stored.modified : null, length: body.length },
    isDated && encoding === 'identity' && method === 'GET',
  )
  if (outcome.status === 206) {
    const { start, end: last } = outcome
    return end(
      206,
      { 'Content-Range': `bytes ${start}-${last}/${body.length}` },
      body.subarray(start, last + 1),
    )
  }
  if (outcome.status === 200) return end(200, {}, body)
  if (outcome.status === 304) return end(304, {}, undefined)
  // A shared cache would send everybody the refusal of one request for as long as it may keep the file.
  const refused = { 'Cache-Control': 'no-store' }
  const length = outcome.status === 416 ? { 'Content-Range': `bytes */${body.length}` } : {}
  end(outcome.status, { ...refused, ...length }, Buffer.alloc(0))

  /** @param content absent if the status has no body */
  function end(status: number, own: Headers, content: Buffer | undefined) {
    // HTTP/1.1 keeps connections by default (RFC 9112, 9.3); Node would add 48 bytes to each chunk to say so.
    if (stored.file.caching === 'named' && !response.hasHeader('Connection'))
      response.removeHeader('Connection')
    response.writeHead(status, { ...fixed, ...own, ...(content ? { 'Content-Length': content.length } : {}) })
    response.end(method === 'HEAD' ? undefined : content)
  }
}
