import { createPreference } from '@/desktop/preferences/create-preference'
import { type PriceAlert, parseAlerts, writeAlerts } from '@/domain/market/price-alert'
import { priceAlertsKey } from '@/domain/storage-keys'

/** The price alerts of this browser, newest first. */
export const priceAlerts = createPreference<readonly PriceAlert[]>({
  key: priceAlertsKey,
  initial: [],
  parse: parseAlerts,
  serialize: writeAlerts,
})
