import { isPairName } from '@/domain/community/token-symbol'
import { isRecord } from '@/domain/is-record'
import { comparePrices, decimalPrice } from '@/domain/swap/decimal-price'
import type { Price } from '@/domain/swap/price'
import { marketPrice } from './market-price'
import type { MarketSnapshot } from './snapshot'

/** `trade`: a trade over an amount. `change`: a change of the price within an hour. */
export const alertSides = ['over', 'under', 'trade', 'change'] as const

export type AlertSide = (typeof alertSides)[number]

/** An alert, such as CAT-ETH over 0.25. It fires once. */
export type PriceAlert = {
  readonly pair: string
  readonly side: AlertSide
  /**
   * Decimal text above zero: tokens per base asset for `over` and `under`, an amount of the base asset for `trade`, and
   * percent for `change`. Stored alerts have the name of the first kind.
   */
  readonly price: string
  /** True if the operating system shows the alert too, not only a balloon on the desktop. */
  readonly isSystem: boolean
}

export const maxAlerts = 20

export function alertKey({ pair, side, price }: PriceAlert): string {
  return `${pair} ${side} ${price}`
}

/**
 * Reads stored alerts. The text can have any content: invalid alerts are skipped, and another version gives no alerts.
 */
export function parseAlerts(text: string | null): readonly PriceAlert[] {
  if (text === null) return []
  try {
    const stored: unknown = JSON.parse(text)
    if (!isRecord(stored)) return []
    if (stored.version !== 1 || !Array.isArray(stored.alerts)) return []
    return withoutDoubles(stored.alerts.flatMap(alertOf)).slice(0, maxAlerts)
  } catch {
    return []
  }
}

/** Returns the text to store; null if there are no alerts, so that nothing is stored. */
export function writeAlerts(alerts: readonly PriceAlert[]): string | null {
  return alerts.length === 0 ? null : JSON.stringify({ version: 1, alerts })
}

/** Adds an alert; it replaces one with the same condition. */
export function withAlert(alerts: readonly PriceAlert[], alert: PriceAlert): readonly PriceAlert[] {
  return withoutDoubles([alert, ...alerts])
}

/**
 * Returns whether a price is beyond the price of an alert. An equal price is neither over nor under. A price alone meets
 * no alert of another side.
 */
export function isTriggered({ side, price }: Pick<PriceAlert, 'side' | 'price'>, now: Price): boolean {
  const limit = decimalPrice(price)
  if (limit === null || (side !== 'over' && side !== 'under')) return false
  return comparePrices(now, limit) === (side === 'over' ? 1 : -1)
}

/**
 * Returns the prices of a pair's alerts to draw on its chart, in tokens per base asset. Alerts for trades and for changes
 * have no price.
 */
export function alertPrices(alerts: readonly PriceAlert[], pair: string): readonly number[] {
  return alerts.flatMap((alert) =>
    alert.pair === pair && (alert.side === 'over' || alert.side === 'under') ? [Number(alert.price)] : [],
  )
}

export type TriggeredAlert = { readonly alert: PriceAlert; readonly now: Price }

/** Returns the alerts whose price is met in a snapshot. A pair without a price meets no condition. */
export function triggeredAlerts(
  alerts: readonly PriceAlert[],
  snapshot: Pick<MarketSnapshot, 'pairs'>,
): readonly TriggeredAlert[] {
  return alerts.flatMap((alert) => {
    const pair = snapshot.pairs.find(({ name }) => name === alert.pair)
    const now = pair && marketPrice(pair)
    return now && isTriggered(alert, now) ? [{ alert, now }] : []
  })
}

function alertOf(value: unknown): readonly PriceAlert[] {
  if (!isRecord(value)) return []
  const { pair, side, price, isSystem } = value
  if (typeof pair !== 'string' || !isPairName(pair)) return []
  const known = alertSides.find((name) => name === side)
  if (!known || typeof isSystem !== 'boolean') return []
  return typeof price === 'string' && decimalPrice(price) ? [{ pair, side: known, price, isSystem }] : []
}

function withoutDoubles(alerts: readonly PriceAlert[]): readonly PriceAlert[] {
  const keys = alerts.map(alertKey)
  return alerts.filter((_alert, index) => keys.indexOf(keys[index] ?? '') === index)
}
