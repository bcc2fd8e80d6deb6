import type { ReceivedMarket } from '@/browser/market/chain-source'
import { fetchMarket, followMarket, marketReading } from '@/browser/market/market-reading'
import { notify } from '@/desktop/notifications/notifications'
import { alertKey, type TriggeredAlert, triggeredAlerts } from '@/domain/market/price-alert'
import { priceAlertsKey } from '@/domain/storage-keys'
import { pairSymbols } from '@/domain/swap/pair'
import { priceText } from '@/domain/swap/price'
import { alerts } from '@/texts/alerts'

import { priceAlerts } from './price-alerts'
import { showSystemNotification } from './system-notification'

/** Polling interval of hidden pages, ms. Browsers slow down their timers anyway. */
const hiddenInterval = 30_000
/** Prices older than this are ignored, ms. */
const oldestPrice = 60_000

let isWatching = false

/**
 * Compares the market with the price alerts of this browser while the page is open and there are alerts. The
 * first tab that sees an alert triggered shows it once and removes it.
 * @param onOpen shows the chart of a pair
 */
export function watchPriceAlerts(onOpen: (pair: string) => void): void {
  if (isWatching) return
  isWatching = true
  let stop: (() => void) | null = null
  const settle = () => {
    const isNeeded = priceAlerts.getState().length > 0
    if (isNeeded) stop ??= follow(onOpen)
    else {
      stop?.()
      stop = null
    }
  }
  priceAlerts.subscribe(settle)
  // Another tab added an alert, or has already shown one.
  window.addEventListener('storage', ({ key }) => {
    if (key === priceAlertsKey || key === null) priceAlerts.follow()
  })
  priceAlerts.adopt()
  settle()
}

function follow(onOpen: (pair: string) => void): () => void {
  const check = ({ snapshot, readAt }: Pick<ReceivedMarket, 'snapshot' | 'readAt'>) => {
    if (Date.now() - readAt > oldestPrice) return
    if (triggeredAlerts(priceAlerts.getState(), snapshot).length > 0)
      void alone(() => {
        for (const met of removeTriggered(snapshot)) notifyAlert(met, snapshot.block.number, onOpen)
      })
  }
  const stopFollowing = followMarket(() => {
    const { snapshot, readAt, failure } = marketReading()
    if (snapshot && readAt !== null && !failure) check({ snapshot, readAt })
  })
  const timer = setInterval(() => {
    if (document.visibilityState === 'hidden') fetchMarket().then(check, () => undefined)
  }, hiddenInterval)
  return () => {
    stopFollowing()
    clearInterval(timer)
  }
}

/** Another tab may have changed the stored list. */
function removeTriggered(snapshot: ReceivedMarket['snapshot']): readonly TriggeredAlert[] {
  const stored = priceAlerts.read()
  const met = triggeredAlerts(stored, snapshot)
  const reportedKeys = new Set(met.map(({ alert }) => alertKey(alert)))
  priceAlerts.choose(stored.filter((alert) => !reportedKeys.has(alertKey(alert))))
  return met
}

function notifyAlert({ alert, now }: TriggeredAlert, block: string, onOpen: (pair: string) => void): void {
  const title = alerts.met[alert.side](alert.pair, alert.price)
  const [, symbol] = pairSymbols(alert.pair)
  const text = alerts.metAt(priceText(now), symbol, BigInt(block).toLocaleString('en-US'))
  const open = () => onOpen(alert.pair)
  notify({ kind: 'information', title, text, icon: 'chart', onOpen: open })
  if (alert.isSystem) showSystemNotification(title, text, open)
}

/** Runs `act` in one tab at a time, where the browser supports locks. */
async function alone(act: () => void): Promise<void> {
  if (!navigator.locks) return act()
  await navigator.locks.request(priceAlertsKey, act)
}
