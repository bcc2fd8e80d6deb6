import { usageStatisticsKey } from '@/domain/storage-keys'
import {
  type AnalyticsSettings,
  canUseAnalytics,
  type Surroundings,
  usageStatistics,
  wantsAnalytics,
} from './analytics-choice'

/** What is counted: a page that was opened, and a program that was. Never an address, a balance or a text. */
export type AnalyticsEvent = { name: 'visit'; path: string } | { name: 'program'; program: string }

/** The globals of the host's two scripts: one counts, the other one records the session. */
export type AnalyticsScripts = {
  love98Analytics?: { count: (event: AnalyticsEvent) => void }
  love98Recording?: { start: () => void; stop: () => void }
}

/**
 * The only access to the statistics; nothing is sent before they are turned on, nor after they are turned off: `stop` makes the
 * browser refuse requests to their host until the page is loaded again.
 */
export type Analytics = { count: (event: AnalyticsEvent) => void; stop: () => void }

type Page = Surroundings &
  AnalyticsScripts & { document: Document; fetch: typeof fetch; addEventListener: Window['addEventListener'] }

/** Marks the policy that ends the statistics of a page. */
const stopMark = 'data-no-statistics'

/**
 * Loads both scripts and starts them, if the visitor wants that here `[S4.10]` `[S7.22]`. A host that does not answer
 * changes nothing on the desktop. A script cannot be unloaded, so what stops it is known before it is loaded.
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
    // First, since stopping may send what was recorded.
    enforce(page.document, withoutHost)
    quietly(() => page.love98Recording?.stop())
  }
  const forget = usageStatistics.subscribe((isOn) => {
    if (isOn === false) stop()
  })
  // Another tab may have turned them off.
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

/** The content policy that this page was sent with; null when it cannot be read. */
async function readPolicy(page: Page): Promise<string | null> {
  const response = await page.fetch(page.location.href, { method: 'HEAD' }).catch(() => null)
  return response?.headers.get('content-security-policy') ?? null
}

/** Directives by which a script can send or load something, and that a policy in a page may have (CSP Level 3, 3.3). */
const sending = ['connect-src', 'script-src', 'img-src', 'frame-src', 'form-action', 'worker-src']

/**
 * The same policy without a host, as far as sending goes: policies of a page add up, so that it takes this host away alone.
 * @param policy as its header has it
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

/** A policy that is added holds at once, for all that comes, and cannot be taken away again. */
function enforce(document: Document, policy: string): void {
  const meta = document.createElement('meta')
  meta.httpEquiv = 'Content-Security-Policy'
  meta.content = policy
  meta.setAttribute(stopMark, '')
  document.head.append(meta)
}

/** Resolves when the script has run, and also when it cannot be had, or is another one than configured. */
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
    // Nothing of ours depends on it.
  }
}
