import { priceAlerts } from '@/desktop/alerts/price-alerts'
import { alertPrices } from '@/domain/market/price-alert'

/**
 * Calls `onPrices` with the prices of a pair's alerts, now and after each change, in tokens per base asset. The chart loads
 * this after its first picture.
 * @returns a function that stops it
 */
export function followAlerts(pair: string, onPrices: (prices: readonly number[]) => void): () => void {
  const tell = () => onPrices(alertPrices(priceAlerts.getState(), pair))
  tell()
  return priceAlerts.subscribe(tell)
}
