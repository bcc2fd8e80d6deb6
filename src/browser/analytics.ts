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

/** The only access to the statistics; nothing is sent before they are turned on, nor after they are turned off. */
export type Analytics = { count: (event: AnalyticsEvent) => void; stop: () => void }

type Page = Surroundings & AnalyticsScripts & { document: Document }

/**
 * Loads both scripts and starts them, if the visitor wants that here `[S4.10]` `[S7.22]`. A host that does not answer
 * changes nothing on the desktop.
 */
export async function startAnalytics(
  settings: AnalyticsSettings,
  page: Page = window as Window & AnalyticsScripts,
): Promise<Analytics | null> {
  const { host } = settings
  if (host === null || !canUseAnalytics(settings, page) || !wantsAnalytics()) return null
  const base = host.endsWith('/') ? host : `${host}/`
  await Promise.all(['analytics.js', 'recording.js'].map((name) => load(page.document, new URL(name, base))))
  if (!wantsAnalytics()) return null

  let isStopped = false
  const stop = () => {
    if (isStopped) return
    isStopped = true
    forget()
    quietly(() => page.love98Recording?.stop())
  }
  quietly(() => page.love98Recording?.start())
  const forget = usageStatistics.subscribe((isOn) => {
    if (isOn === false) stop()
  })
  return {
    stop,
    count(event) {
      if (!isStopped) quietly(() => page.love98Analytics?.count(event))
    },
  }
}

/** Resolves when the script has run, and also when it cannot be had. */
function load(document: Document, url: URL): Promise<void> {
  if (document.querySelector(`script[src="${url.href}"]`)) return Promise.resolve()
  return new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = url.href
    script.async = true
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
