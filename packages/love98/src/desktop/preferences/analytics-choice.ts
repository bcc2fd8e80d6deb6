import type { AnalyticsSettings } from '@/domain/community/analytics'
import { usageStatisticsKey } from '@/domain/storage-keys'
import { createPreference } from './create-preference'

export type BrowserEnvironment = {
  location: Pick<Location, 'hostname' | 'href'>
  navigator: { doNotTrack?: string | null; globalPrivacyControl?: boolean }
}

/** The visitor's choice of usage statistics; `null` until it is made in this page. "Off" is not stored. */
export const usageStatistics = createPreference<boolean | null>({
  key: usageStatisticsKey,
  initial: null,
  parse: (text) => text === 'on',
  serialize: (isOn) => (isOn ? 'on' : null),
})

/**
 * Returns whether statistics may be offered `[S4.10]` `[S7.22]`: on this hostname, and to a visitor whose browser does
 * not object.
 */
export function canUseAnalytics(
  settings: AnalyticsSettings | null,
  { location, navigator }: BrowserEnvironment = window,
): settings is AnalyticsSettings {
  const isProduction = settings !== null && location.hostname === settings.productionHostname
  return isProduction && navigator.doNotTrack !== '1' && !navigator.globalPrivacyControl
}

export function wantsAnalytics(): boolean {
  return usageStatistics.getState() ?? usageStatistics.read() === true
}
