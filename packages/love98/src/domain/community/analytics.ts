import type { Community } from './community'

/** The statistics of a community: one service, used on one hostname only. */
export type AnalyticsSettings = NonNullable<Community['analytics']>

/** `origins`: where the script is loaded from and sends its data to. */
export type AnalyticsScript = {
  readonly src: string
  readonly integrity?: string | undefined
  readonly attributes: Readonly<Record<string, string>>
  readonly origins: readonly string[]
}

/**
 * Umami's cloud serves its script from one host and receives data at the other
 * (https://github.com/umami-software/umami/issues/4326).
 */
const umamiCloud = ['https://cloud.umami.is', 'https://gateway.umami.is']

/** Returns the script of the configured service. Only a script of the community's own counts visits by itself. */
export function analyticsScript({ plausible, umami, script }: AnalyticsSettings): AnalyticsScript | null {
  if (plausible) {
    const { host, domain, integrity, script: name = 'script.manual.js' } = plausible
    const { origin } = new URL(host)
    return {
      src: `${origin}/js/${name}`,
      integrity,
      attributes: { 'data-domain': domain },
      origins: [origin],
    }
  }
  if (umami) {
    const { host, websiteId, integrity } = umami
    const { origin } = new URL(host)
    const isCloud = umamiCloud.includes(origin)
    return {
      src: `${origin}/script.js`,
      integrity,
      attributes: {
        'data-website-id': websiteId,
        'data-auto-track': 'false',
        ...(!isCloud && { 'data-host-url': origin }),
      },
      origins: isCloud ? umamiCloud : [origin],
    }
  }
  if (!script) return null
  const { src, integrity, attributes = {} } = script
  return { src, integrity, attributes, origins: [new URL(src).origin] }
}
