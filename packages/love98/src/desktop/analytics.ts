import { usageStatisticsKey } from '@/domain/storage-keys'
import {
  type AnalyticsSettings,
  type BrowserEnvironment,
  canUseAnalytics,
  usageStatistics,
  wantsAnalytics,
} from './preferences/analytics-choice'

/** The counted events: an opened page and an opened program. They never contain an address, a balance or a text. */
export type AnalyticsEvent = { name: 'visit'; path: string } | { name: 'program'; program: string }

/** The globals of the host's two scripts: one counts events, the other records the session. */
export type AnalyticsScripts = {
  love98Analytics?: { count: (event: AnalyticsEvent) => void }
  love98Recording?: { start: () => void; stop: () => void }
}

/**
 * The only access to the statistics. Nothing is sent before they are turned on or after they are turned off: `stop`
 * makes the browser block requests to the host until the page is reloaded.
 */
export type Analytics = { count: (event: AnalyticsEvent) => void; stop: () => void }

type Page = BrowserEnvironment &
  AnalyticsScripts & { document: Document; fetch: typeof fetch; addEventListener: Window['addEventListener'] }

/** Marks the policy that ends the statistics of a page. */
const stopMark = 'data-no-statistics'

/**
 * Loads both scripts and starts them, if the visitor wants that on this page `[S4.10]` `[S7.22]`. A host that does not
 * answer does not affect the desktop. A script cannot be unloaded, so the policy that stops it is prepared before it is
 * loaded.
 */
export async function startAnalytics(
  settings: AnalyticsSettings,
  page: Page = window as Window & AnalyticsScripts,
): Promise<Analytics | null> {
  const { host, integrity } = settings
  if (host === null || !integrity || !canUseAnalytics(settings, page) || !wantsAnalytics()) return null
  if (page.document.querySelector(`meta[${stopMark}]`)) return null
  const policy = await readPolicy(page)
  const withoutHost = policy && policyWithout(policy, new URL(host).origin)
  if (!withoutHost || !wantsAnalytics()) return null
  const base = host.endsWith('/') ? host : `${host}/`
  await Promise.all(
    (['analytics', 'recording'] as const).map((name) =>
      load(page.document, new URL(`${name}.js`, base), integrity[name]),
    ),
  )

  let isStopped = false
  const stop = () => {
    if (isStopped) return
    isStopped = true
    forget()
    // The policy comes first, because stopping may send the recording.
    enforce(page.document, withoutHost)
    quietly(() => page.love98Recording?.stop())
  }
  const forget = usageStatistics.subscribe((isOn) => {
    if (isOn === false) stop()
  })
  // Another tab may have turned the statistics off.
  page.addEventListener('storage', ({ key }) => {
    if (key === usageStatisticsKey || key === null) usageStatistics.follow()
  })
  if (wantsAnalytics()) quietly(() => page.love98Recording?.start())
  else stop()
  return {
    stop,
    count(event) {
      if (!isStopped) quietly(() => page.love98Analytics?.count(event))
    },
  }
}

/** Returns the content security policy of this page; null if it cannot be read. */
async function readPolicy(page: Page): Promise<string | null> {
  const response = await page.fetch(page.location.href, { method: 'HEAD' }).catch(() => null)
  return response?.headers.get('content-security-policy') ?? null
}

/**
 * The directives that control sending and loading by a script, and that a policy in a page may contain (CSP Level 3,
 * 3.3).
 */
const sending = ['connect-src', 'script-src', 'img-src', 'frame-src', 'form-action', 'worker-src']

/**
 * Returns the policy without a host, reduced to the directives in `sending`. All policies of a page apply together, so
 * adding it blocks only this host.
 * @param policy the value of its header
 * @param origin scheme, host and port
 */
export function policyWithout(policy: string, origin: string): string {
  return policy
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name = '']) => sending.includes(name))
    .map(([name, ...sources]) => [name, ...sources.filter((source) => source !== origin)].join(' '))
    .join('; ')
}

/** Adds a policy, which applies at once to all further requests and cannot be removed. */
function enforce(document: Document, policy: string): void {
  const meta = document.createElement('meta')
  meta.httpEquiv = 'Content-Security-Policy'
  meta.content = policy
  meta.setAttribute(stopMark, '')
  document.head.append(meta)
}

/** Resolves when the script has run, and also if it is unavailable or does not match its hash. */
function load(document: Document, url: URL, integrity: string): Promise<void> {
  if (document.querySelector(`script[src="${url.href}"]`)) return Promise.resolve()
  return new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = url.href
    script.async = true
    script.integrity = integrity
    script.crossOrigin = 'anonymous'
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      resolve()
    }
    document.head.append(script)
  })
}

/** Errors of third-party scripts are ignored. */
function quietly(call: () => void): void {
  try {
    call()
  } catch {
    // The desktop does not depend on the scripts.
  }
}
