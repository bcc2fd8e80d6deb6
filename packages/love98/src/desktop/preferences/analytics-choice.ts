import { usageStatisticsKey } from '@/domain/storage-keys'
import { createPreference } from './create-preference'

/**
 * The community's settings: the URL of the scripts, the only hostname that uses them, and the hashes of the scripts
 * (Subresource Integrity). Scripts without a hash are not loaded.
 */
export type AnalyticsSettings = {
  readonly host: string | null
  readonly productionHostname: string | null
  readonly integrity?: { readonly analytics: string; readonly recording: string } | null | undefined
}

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
  { host, productionHostname, integrity }: AnalyticsSettings,
  { location, navigator }: BrowserEnvironment = window,
): boolean {
  const isProduction = productionHostname !== null && location.hostname === productionHostname
  const isConfigured = isProduction && host !== null && !!integrity
  return isConfigured && navigator.doNotTrack !== '1' && !navigator.globalPrivacyControl
}

export function wantsAnalytics(): boolean {
  return usageStatistics.getState() ?? usageStatistics.read() === true
}
