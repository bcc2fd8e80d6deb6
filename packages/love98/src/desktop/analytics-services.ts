import type { AnalyticsSettings } from '@/domain/community/analytics'

/** The counted events: an opened page and an opened program. They never contain an address, a balance or a text. */
export type AnalyticsEvent = { name: 'visit'; path: string } | { name: 'program'; program: string }

type PlausibleCall = (name: string, options: Readonly<Record<string, unknown>>) => void

/** The globals of the services' scripts. */
export type ServiceGlobals = {
  plausible?: PlausibleCall & { o?: Readonly<Record<string, unknown>> }
  umami?: { track: (payload: Readonly<Record<string, unknown>>) => unknown }
}

type Page = ServiceGlobals & { readonly location: Pick<Location, 'href'> }

/**
 * Sets what a script reads when it starts. Plausible's script of a site counts page views by itself unless its options
 * forbid that (https://plausible.io/docs/script-update-guide).
 */
export function prepareService({ plausible }: AnalyticsSettings, page: Page): void {
  if (!plausible || page.plausible) return
  const { origin } = new URL(plausible.host)
  const options = { autoCapturePageviews: false, endpoint: `${origin}/api/event` }
  page.plausible = Object.assign(() => undefined, { o: options })
}

/** Counts an event, with nothing but its name and the path or program. A plain script counts visits by itself. */
export function sendEvent({ plausible, umami }: AnalyticsSettings, event: AnalyticsEvent, page: Page): void {
  const path = event.name === 'visit' ? event.path : '/'
  if (plausible) {
    const address = new URL(path, page.location.href).href
    // The two scripts of Plausible have different names for the address (https://plausible.io/docs/custom-locations).
    const place = { u: address, url: address }
    if (event.name === 'visit') page.plausible?.('pageview', place)
    else page.plausible?.('program', { ...place, props: { program: event.program } })
  }
  if (umami) {
    // A payload replaces the values that the script would collect (https://umami.is/docs/tracker-functions).
    const payload = { website: umami.websiteId, url: path }
    const custom = event.name === 'program' ? { name: 'program', data: { program: event.program } } : {}
    page.umami?.track({ ...payload, ...custom })
  }
}
