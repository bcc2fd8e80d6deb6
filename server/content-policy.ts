import { defaultSafeHosts, type Env } from '@/server/env'

/**
 * The one list of sources that a page may use besides our own origin. It is read when the server starts, so a
 * new source needs no build. `'self'` and the hashes of our inline scripts are added below.
 */
const allowed: Readonly<Record<'frameSources' | 'connectSources' | 'imageSources', readonly string[]>> = {
  /** Pages that we may show in a frame. */
  frameSources: [],
  /**
   * Hosts that a script may call. Wallets in the browser need none, and the chain is read through our own origin; these
   * are what Coinbase's library talks to after a press on its row (its relay to phones, its node).
   */
  connectSources: [
    'https://www.walletlink.org',
    'wss://www.walletlink.org',
    'https://rpc.wallet.coinbase.com',
  ],
  /** Pixel portraits and previews are drawn in the page. */
  imageSources: ['data:', 'blob:'],
}

/**
 * What WalletConnect's library loads where a project id is configured: the relay, and the Verify API, in a frame and by
 * its key.
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
 * The policies of one server. `name` is the header they are sent under. `page` is for what may stand in a frame of ours
 * or of a Safe; `plain` for pages without scripts; `document` for everything else that a browser shows;
 * `thread` for the first script of a worker, whose own answer says what it may load; `data` for what is none of these.
 */

/**
 * The content policies of the product (CSP Level 3, https://www.w3.org/TR/CSP3/). Pages are built once and served as
 * they are, so their inline scripts and styles are allowed by hash: a nonce would need a page for each visitor.
 * @param options hashes: `sha256-…` as CSP writes them, without quotes; `analytics`: the community's, whose scripts run
 *   and are told what they count once a visitor turned them on; `env`: for what depends on the deployment
 * @throws {RangeError} when a hash or source would break out of the header
 */
export function contentPolicies({
  scriptHashes,
  styleHashes = [],
  analytics: place,
  env = {},
}: {
  scriptHashes: readonly string[]
  styleHashes?: readonly string[]
  analytics?: AnalyticsPlace
  env?: Environment
}): Policies {
  const analytics = analyticsSources(place, env)
  const walletConnect = walletConnectSources(env)
  const sources = pageSources({
    scripts: ["'self'", ...scriptHashes.map(quoted), ...analytics],
    styles: ["'self'", ...styleHashes.map(quoted)],
    calls: ["'self'", ...analytics, ...walletConnect.calls],
    frames: walletConnect.frames,
  })
  return policies('Content-Security-Policy', sources, env)
}

export type AnalyticsPlace = { readonly host: string | null; readonly productionHostname: string | null }

/** The host that serves the statistics, and the only site that uses them. */

/** The host of the statistics, on the site that uses them; pages of any other one load nothing from it. */
function analyticsSources(place: AnalyticsPlace | undefined, { SITE_URL = '' }: Environment) {
  if (!place?.host || !URL.canParse(SITE_URL)) return []
  return new URL(SITE_URL).hostname === place.productionHostname ? [origin(new URL(place.host).origin)] : []
}

function quoted(hash: string) {
  return `'${checked(hash, /^sha256-[A-Za-z0-9+/]{43}=$/)}'`
}

/**
 * The policies of a development server: they report what a page loads from other sites and block nothing. Hot replacement
 * writes inline scripts and styles, and talks over a WebSocket.
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

/** Where a page reports what broke its policy; `src/app/api/csp-report` answers there. */
const reportPath = '/api/csp-report'

function policies(
  name: Policies['name'],
  sources: Record<string, readonly string[]>,
  env: Environment,
): Policies {
  const framedBy = env.SAFE_HOSTS ?? defaultSafeHosts
  // `report-to` would be preferred by browsers and works over https only, with a delay of up to a minute.
  const report = env.CSP_REPORTS === '1' ? { 'report-uri': [reportPath] } : {}
  const of = (own: Record<string, readonly string[]>) => header({ ...own, ...report })
  return {
    name,
    page: of({ ...sources, 'frame-ancestors': ["'self'", ...framedBy.map(origin)] }),
    document: of({ ...sources, 'frame-ancestors': ["'none'"] }),
    thread: of({ 'default-src': ["'none'"], 'script-src': ["'self'"], 'frame-ancestors': ["'none'"] }),
    plain: of({
      'default-src': ["'none'"],
      'img-src': ["'self'"],
      'style-src-attr': ["'unsafe-inline'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
    }),
    data: of({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] }),
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
    // Windows are placed and sized by style attributes; they cannot load anything.
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

/** The full origin of another site: a wildcard would admit any subdomain, also a taken-over one. */
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
