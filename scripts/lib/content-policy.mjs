/**
 * The one list of sources that a page may use besides our own origin. It is read when the server starts, so a
 * new source needs no build. `'self'` and the hashes of our inline scripts are added below.
 *
 * @type {Readonly<Record<'frameSources' | 'framedBy' | 'connectSources' | 'imageSources', readonly string[]>>}
 */
const allowed = {
  /** Pages that we may show in a frame. */
  frameSources: [],
  /** Sites that may show our pages in a frame: Safe{Wallet} opens its apps that way. */
  framedBy: ['https://app.safe.global'],
  /** Hosts that a script may call; wallets in the browser need none, and the chain is read through our own origin. */
  connectSources: [],
  /** Pixel portraits and previews are drawn in the page. */
  imageSources: ['data:', 'blob:'],
}

/**
 * The `Content-Security-Policy` of our pages (CSP Level 3, https://www.w3.org/TR/CSP3/). Pages are built once
 * and served as they are, so their inline scripts are allowed by hash: a nonce would need a page per visitor.
 *
 * @param {{ scriptHashes: readonly string[], env?: Record<string, string | undefined> }} options
 *   `scriptHashes`: `sha256-…` as CSP writes them, without quotes; `env`: for sources that depend on the deployment
 * @returns {string}
 * @throws {RangeError} when a hash or source would break out of the header
 */
export function contentPolicy({ scriptHashes, env = {} }) {
  void env
  const hashes = scriptHashes.map((hash) => `'${checked(hash, /^sha256-[A-Za-z0-9+/]{43}=$/)}'`)
  return header({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes],
    'style-src': ["'self'"],
    // Windows are placed and sized by style attributes; they cannot load anything.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", ...allowed.imageSources],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...allowed.connectSources],
    'frame-src': allowed.frameSources.length > 0 ? allowed.frameSources : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'", ...allowed.framedBy],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
  })
}

/** The policy of everything that is not a page: data and files, which load nothing and are framed by nobody. */
export const dataPolicy = header({
  'default-src': ["'none'"],
  'frame-ancestors': ["'none'"],
})

/**
 * @param {Record<string, readonly string[]>} directives
 * @returns {string}
 */
function header(directives) {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.map((source) => checked(source, /^[^\s;,]+$/))].join(' '))
    .join('; ')
}

/**
 * @param {string} text
 * @param {RegExp} pattern
 * @returns {string}
 */
function checked(text, pattern) {
  if (pattern.test(text)) return text
  throw new RangeError(`${JSON.stringify(text)} cannot stand in a content policy`)
}
