import { comparePrices, decimalPrice } from '@/domain/swap/decimal-price'
import type { Price } from '@/domain/swap/price'
import { marketPrice } from './market-price'
import type { MarketSnapshot } from './snapshot'

/** "Tell me when LOVE-ETH is over 0.25". It is set once and told once. */
export type PriceAlert = {
  readonly pair: string
  readonly side: 'over' | 'under'
  /** Decimal text, tokens for one base asset. */
  readonly price: string
  /** Whether the system shows it too, beside the balloon of the desktop. */
  readonly isSystem: boolean
}

/** How many a browser keeps. */
export const mostAlerts = 20

/** What two alerts have in common when they say the same. */
export function alertKey({ pair, side, price }: PriceAlert): string {
  return `${pair} ${side} ${price}`
}

/** Reads stored alerts. Any text may be stored: what is no alert is left out, as is what another version wrote. */
export function parseAlerts(text: string | null): readonly PriceAlert[] {
  if (text === null) return []
  try {
    const stored: unknown = JSON.parse(text)
    if (!(stored instanceof Object) || !('alerts' in stored) || !('version' in stored)) return []
    if (stored.version !== 1 || !Array.isArray(stored.alerts)) return []
    return withoutDoubles(stored.alerts.flatMap(alertOf)).slice(0, mostAlerts)
  } catch {
    return []
  }
}

/** The text to store; null for no alerts, which leave nothing behind. */
export function writeAlerts(alerts: readonly PriceAlert[]): string | null {
  return alerts.length === 0 ? null : JSON.stringify({ version: 1, alerts })
}

/** The alerts and one more, which takes the place of one that says the same. */
export function withAlert(alerts: readonly PriceAlert[], alert: PriceAlert): readonly PriceAlert[] {
  return withoutDoubles([alert, ...alerts])
}

/** Whether a price is beyond the one that an alert names. The price itself is neither over nor under. */
export function isMet({ side, price }: Pick<PriceAlert, 'side' | 'price'>, now: Price): boolean {
  const limit = decimalPrice(price)
  return limit !== null && comparePrices(now, limit) === (side === 'over' ? 1 : -1)
}

/** An alert that is met at a block, with the price that met it. */
export type MetAlert = { readonly alert: PriceAlert; readonly now: Price }

/** The alerts that are met in a snapshot. A pair without a price meets none. */
export function metAlerts(
  alerts: readonly PriceAlert[],
  snapshot: Pick<MarketSnapshot, 'pairs'>,
): readonly MetAlert[] {
  return alerts.flatMap((alert) => {
    const pair = snapshot.pairs.find(({ name }) => name === alert.pair)
    const now = pair && marketPrice(pair)
    return now && isMet(alert, now) ? [{ alert, now }] : []
  })
}

function alertOf(value: unknown): readonly PriceAlert[] {
  if (!(value instanceof Object)) return []
  const { pair, side, price, isSystem } = value as Record<string, unknown>
  if (typeof pair !== 'string' || !/^[A-Z0-9]{1,32}-[A-Z0-9]{1,32}$/.test(pair)) return []
  if ((side !== 'over' && side !== 'under') || typeof isSystem !== 'boolean') return []
  return typeof price === 'string' && decimalPrice(price) ? [{ pair, side, price, isSystem }] : []
}

/** Of alerts that say the same the first one. */
function withoutDoubles(alerts: readonly PriceAlert[]): readonly PriceAlert[] {
  const keys = alerts.map(alertKey)
  return alerts.filter((_alert, index) => keys.indexOf(keys[index] ?? '') === index)
}
