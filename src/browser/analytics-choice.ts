import { createStore } from 'zustand/vanilla'
import { readStored, removeStored, writeStored } from './storage'

/** What the community's file says: where the scripts lie, and on which hostname they may be used. */
export type AnalyticsSettings = { host: string | null; productionHostname: string | null }

/** What of a browser decides, so that a test can have another one. */
export type Surroundings = {
  location: Pick<Location, 'hostname'>
  navigator: { doNotTrack?: string | null; globalPrivacyControl?: boolean }
}

const key = 'love98-usage-statistics'
const on = 'on'

/** Whether the visitor turned the statistics on in this page; `null` until the storage was read. */
export const analyticsChoice = createStore<{ isOn: boolean | null }>(() => ({ isOn: null }))

/** Whether statistics may be offered at all `[S4.10]` `[S7.22]`: here, and to a visitor who did not object already. */
export function canAnalyse(
  { host, productionHostname }: AnalyticsSettings,
  { location, navigator }: Surroundings = window,
): boolean {
  const isProduction = productionHostname !== null && location.hostname === productionHostname
  return isProduction && host !== null && navigator.doNotTrack !== '1' && !navigator.globalPrivacyControl
}

/** Whether the visitor turned the statistics on; they are off until then. */
export function wantsAnalytics(): boolean {
  const { isOn } = analyticsChoice.getState()
  return isOn ?? readStored(key) === on
}

/** Turns the statistics on or off; off leaves nothing behind. */
export function chooseAnalytics(isOn: boolean): void {
  if (isOn) writeStored(key, on)
  else removeStored(key)
  analyticsChoice.setState({ isOn })
}
