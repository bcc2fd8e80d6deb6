import { usageStatisticsKey } from '@/domain/storage-keys'
import { createPreference } from './create-preference'

/**
 * From the community's file: the URL of the scripts, the only hostname that uses them, and what the scripts must be (Subresource
 * Integrity). Scripts without a hash are not loaded.
 */
export type AnalyticsSettings = {
  readonly host: string | null
  readonly productionHostname: string | null
  readonly integrity?: { readonly analytics: string; readonly recording: string } | null | undefined
}

/** The parts of `window` that decide, as a parameter for tests. */
export type Surroundings = {
  location: Pick<Location, 'hostname' | 'href'>
  navigator: { doNotTrack?: string | null; globalPrivacyControl?: boolean }
}

/** Whether the visitor turned usage statistics on; `null` until it is chosen in this page. Off is not stored. */
export const usageStatistics = createPreference<boolean | null>({
  key: usageStatisticsKey,
  initial: null,
  parse: (text) => text === 'on',
  serialize: (isOn) => (isOn ? 'on' : null),
})

/** Whether statistics may be offered at all `[S4.10]` `[S7.22]`: here, and to a visitor who did not object already. */
export function canUseAnalytics(
  { host, productionHostname, integrity }: AnalyticsSettings,
  { location, navigator }: Surroundings = window,
): boolean {
  const isProduction = productionHostname !== null && location.hostname === productionHostname
  const isConfigured = isProduction && host !== null && !!integrity
  return isConfigured && navigator.doNotTrack !== '1' && !navigator.globalPrivacyControl
}

/** Whether the visitor turned the statistics on; they are off until then. */
export function wantsAnalytics(): boolean {
  return usageStatistics.getState() ?? usageStatistics.read() === true
}
