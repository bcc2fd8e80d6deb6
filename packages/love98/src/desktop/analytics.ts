import { type AnalyticsScript, type AnalyticsSettings, analyticsScript } from '@/domain/community/analytics'
import { usageStatisticsKey } from '@/domain/storage-keys'
import { type AnalyticsEvent, prepareService, type ServiceGlobals, sendEvent } from './analytics-services'
import {
  type BrowserEnvironment,
  canUseAnalytics,
  usageStatistics,
  wantsAnalytics,
} from './preferences/analytics-choice'

/**
 * The only access to the statistics. Nothing is sent before they are turned on or after they are turned off: `stop`
 * makes the browser block requests to the host until the page is reloaded.
 */
export type Analytics = { count: (event: AnalyticsEvent) => void; stop: () => void }

type Page = BrowserEnvironment &
  ServiceGlobals & { document: Document; fetch: typeof fetch; addEventListener: Window['addEventListener'] }

/** Marks the policy that ends the statistics of a page. */
const stopMark = 'data-no-statistics'

/**
 * Loads the script of the service, if the visitor wants that on this page `[S4.10]` `[S7.22]`. A host that does not
 * answer does not affect the desktop. A script cannot be unloaded, so the policy that stops it is prepared before it is
 * loaded.
 */
export async function startAnalytics(
  settings: AnalyticsSettings | null,
  page: Page = window as Window & ServiceGlobals,
): Promise<Analytics | null> {
  if (!canUseAnalytics(settings, page) || !wantsAnalytics()) return null
  const script = analyticsScript(settings)
  if (!script || page.document.querySelector(`meta[${stopMark}]`)) return null
  const policy = await readPolicy(page)
  const withoutHost = policy && policyWithout(policy, script.origins)
  if (!withoutHost || !wantsAnalytics()) return null
  prepareService(settings, page)
  await load(page.document, script)

  let isStopped = false
  const stop = () => {
    if (isStopped) return
    isStopped = true
    forget()
    enforce(page.document, withoutHost)
  }
  const forget = usageStatistics.subscribe((isOn) => {
    if (isOn === false) stop()
  })
  // Another tab may have turned the statistics off.
  page.addEventListener('storage', ({ key }) => {
    if (key === usageStatisticsKey || key === null) usageStatistics.follow()
  })
  if (!wantsAnalytics()) stop()
  return {
    stop,
    count(event) {
      if (!isStopped) quietly(() => sendEvent(settings, event, page))
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
 * Returns the policy without the hosts of a service, reduced to the directives in `sending`. All policies of a page
 * apply together, so adding it blocks only these hosts.
 * @param policy the value of its header
 * @param origins scheme, host and port of each
 */
export function policyWithout(policy: string, origins: readonly string[]): string {
  return policy
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name = '']) => sending.includes(name))
    .map(([name, ...sources]) => [name, ...sources.filter((source) => !origins.includes(source))].join(' '))
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
function load(document: Document, { src, integrity, attributes }: AnalyticsScript): Promise<void> {
  if (document.querySelector(`script[src="${src}"]`)) return Promise.resolve()
  return new Promise((resolve) => {
    const script = document.createElement('script')
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
    script.src = src
    script.async = true
    // A hash needs CORS, which not every service has.
    if (integrity) Object.assign(script, { integrity, crossOrigin: 'anonymous' })
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
