import { analyticsScript } from '@/domain/community/analytics'
import type { Community } from '@/domain/community/community'
import { defaultSafeHosts, type Env } from '@/server/env'

/**
 * The only list of sources that a page may use in addition to our own origin. The server reads it at start, so a new
 * source needs no build. The code below adds `'self'` and the hashes of our inline scripts.
 */
const allowed: Readonly<Record<'frameSources' | 'connectSources' | 'imageSources', readonly string[]>> = {
  frameSources: [],
  /**
   * Hosts that a script may call. Browser wallets need no host, and pages read the chain through our own origin.
   * Coinbase's library calls these hosts after a click on its row: its relay to phones and its node.
   */
  connectSources: [
    'https://www.walletlink.org',
    'wss://www.walletlink.org',
    'https://rpc.wallet.coinbase.com',
  ],
  /** The page draws pixel portraits and previews itself. */
  imageSources: ['data:', 'blob:'],
}

/**
 * Sources of WalletConnect's library if the deployment sets a project id: the relay, and the Verify API, which the
 * library loads in a frame and calls for its key.
 */
function walletConnectSources(env: Environment): { frames: readonly string[]; calls: readonly string[] } {
  if (!env.WALLETCONNECT_PROJECT_ID) return { frames: [], calls: [] }
  const relay = env.WALLETCONNECT_RELAY_URL || 'wss://relay.walletconnect.org'
  return {
    frames: [verifyPage],
    calls: [checked(new URL(relay).origin, /^wss?:\/\/[a-z0-9.-]+(:\d+)?$/i), verifyPage],
  }
}

const verifyPage = 'https://verify.walletconnect.org'

export type Policies = {
  name: 'Content-Security-Policy' | 'Content-Security-Policy-Report-Only'
  page: string
  plain: string
  document: string
  thread: string
  data: string
}

/**
 * The policies of one server. `name` is the header that carries them. `page` is for pages that our own site or a Safe
 * may show in a frame, `plain` for pages without scripts, `document` for all other documents, `thread` for the first
 * script of a worker, whose response decides what the worker may load, and `data` for all other responses.
 */

/**
 * The content policies of the product (CSP Level 3, https://www.w3.org/TR/CSP3/). The build creates each page once and
 * the server sends it unchanged, so the policies allow inline scripts and styles by hash. A nonce would need a new page
 * for each visitor.
 * @param options `scriptHashes`, `styleHashes`: `sha256-…` as CSP writes them, without quotes; `analytics`: the
 *   statistics service of the community, whose scripts run and send data only after a visitor turned them on; `calls`:
 *   origins of other servers that the pages of a static site call; `env`: the environment, for sources that depend on
 *   the deployment
 * @throws {RangeError} if a hash or a source would break out of the header
 */
export function contentPolicies({
  scriptHashes,
  styleHashes = [],
  analytics: place,
  calls = [],
  env = {},
}: {
  scriptHashes: readonly string[]
  styleHashes?: readonly string[]
  analytics?: AnalyticsSite | null
  calls?: readonly string[]
  env?: Environment
}): Policies {
  const analytics = analyticsSources(place, env)
  const walletConnect = walletConnectSources(env)
  const sources = pageSources({
    scripts: ["'self'", ...scriptHashes.map(quoted), ...analytics],
    styles: ["'self'", ...styleHashes.map(quoted)],
    calls: ["'self'", ...analytics, ...walletConnect.calls, ...calls.map(origin)],
    frames: walletConnect.frames,
  })
  return policies('Content-Security-Policy', sources, env)
}

/** `origins`: of the script of the statistics service, and where it sends its data */
/** The hostname on which statistics are collected, and the origins that their script calls. */
export type AnalyticsSite = { readonly productionHostname: string; readonly origins: readonly string[] }

export function analyticsSite(analytics: Community['analytics']): AnalyticsSite | null {
  const script = analytics && analyticsScript(analytics)
  return script && { productionHostname: analytics.productionHostname, origins: script.origins }
}

/**
 * Returns the hosts of the statistics service on the site that uses it. Pages of all other sites load nothing from
 * them.
 */
function analyticsSources(place: AnalyticsSite | null | undefined, { SITE_URL = '' }: Environment) {
  if (!place || !URL.canParse(SITE_URL)) return []
  return new URL(SITE_URL).hostname === place.productionHostname ? place.origins.map(origin) : []
}

function quoted(hash: string) {
  return `'${checked(hash, /^sha256-[A-Za-z0-9+/]{43}=$/)}'`
}

/**
 * The policies of a development server. They report what a page loads from other sites and block nothing, because hot
 * module replacement writes inline scripts and styles and uses a WebSocket.
 */
export function developmentPolicies(env: Environment): Policies {
  const sources = pageSources({
    scripts: ["'self'", "'unsafe-inline'", "'unsafe-eval'"],
    styles: ["'self'", "'unsafe-inline'"],
    calls: ["'self'", 'ws:', 'wss:', ...walletConnectSources(env).calls],
    frames: walletConnectSources(env).frames,
  })
  return policies('Content-Security-Policy-Report-Only', sources, env)
}

export type Environment = Partial<
  Pick<
    Env,
    'SAFE_HOSTS' | 'CSP_REPORTS' | 'SITE_URL' | 'WALLETCONNECT_PROJECT_ID' | 'WALLETCONNECT_RELAY_URL'
  >
>

/** Pages report violations of their policy to this path. The route is `src/app/api/csp-report`. */
const reportPath = '/api/csp-report'

function policies(
  name: Policies['name'],
  sources: Record<string, readonly string[]>,
  env: Environment,
): Policies {
  const framedBy = env.SAFE_HOSTS ?? defaultSafeHosts
  // Browsers prefer `report-to`, but it works only over HTTPS and delays reports by up to one minute.
  const report = env.CSP_REPORTS === '1' ? { 'report-uri': [reportPath] } : {}
  const policy = (own: Record<string, readonly string[]>) => header({ ...own, ...report })
  return {
    name,
    page: policy({ ...sources, 'frame-ancestors': ["'self'", ...framedBy.map(origin)] }),
    document: policy({ ...sources, 'frame-ancestors': ["'none'"] }),
    thread: policy({ 'default-src': ["'none'"], 'script-src': ["'self'"], 'frame-ancestors': ["'none'"] }),
    plain: policy({
      'default-src': ["'none'"],
      'img-src': ["'self'"],
      'style-src-attr': ["'unsafe-inline'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
    }),
    data: policy({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] }),
  }
}

function pageSources({
  scripts,
  styles,
  calls,
  frames,
}: Record<'scripts' | 'styles' | 'calls' | 'frames', readonly string[]>): Record<string, readonly string[]> {
  return {
    'default-src': ["'self'"],
    'script-src': scripts,
    'style-src': styles,
    // Windows have style attributes for their position and size. A style attribute cannot load anything.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", ...allowed.imageSources],
    'font-src': ["'self'"],
    'connect-src': [...calls, ...allowed.connectSources],
    'frame-src':
      frames.length + allowed.frameSources.length > 0 ? [...allowed.frameSources, ...frames] : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
  }
}

/** Accepts only the full origin of another site. A wildcard would allow every subdomain, including a hijacked one. */
function origin(text: string) {
  return checked(text.replace(/\/$/, ''), /^https?:\/\/[a-z0-9.-]+(:\d+)?$/i)
}

function header(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.map((source) => checked(source, /^[^\s;,]+$/))].join(' '))
    .join('; ')
}

function checked(text: string, pattern: RegExp): string {
  if (pattern.test(text)) return text
  throw new RangeError(`${JSON.stringify(text)} cannot stand in a content policy`)
}
