import type { ReceivedMarket } from '@/browser/market/chain-source'
import { fetchMarket, followMarket, marketReading } from '@/browser/market/market-reading'
import { notify } from '@/desktop/notifications/notifications'
import { alertKey, type PriceAlert, triggeredAlerts } from '@/domain/market/price-alert'
import { priceAlertsKey } from '@/domain/storage-keys'
import { pairSymbols } from '@/domain/swap/pair'
import { priceText } from '@/domain/swap/price'
import { alerts } from '@/texts/alerts'

import { createHistoryAlerts } from './history-alerts'
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
  const show = (alert: PriceAlert, text: string) =>
    void alone(() => {
      if (removeStored(alert)) notifyAlert(alert, text, onOpen)
    })
  const history = createHistoryAlerts(show)
  const check = ({ snapshot, readAt }: Pick<ReceivedMarket, 'snapshot' | 'readAt'>) => {
    if (Date.now() - readAt > oldestPrice) return
    const block = BigInt(snapshot.block.number).toLocaleString('en-US')
    for (const { alert, now } of triggeredAlerts(priceAlerts.getState(), snapshot)) {
      const [, symbol] = pairSymbols(alert.pair)
      show(alert, alerts.metAt(priceText(now), symbol, block))
    }
    history.check(snapshot, priceAlerts.getState())
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
    history.stop()
    clearInterval(timer)
  }
}

/** @returns false if another tab has already removed the alert, which then has shown it */
function removeStored(alert: PriceAlert): boolean {
  const stored = priceAlerts.read()
  const others = stored.filter((other) => alertKey(other) !== alertKey(alert))
  priceAlerts.choose(others)
  return others.length < stored.length
}

function notifyAlert(alert: PriceAlert, text: string, onOpen: (pair: string) => void): void {
  const [base] = pairSymbols(alert.pair)
  const title = alerts.met[alert.side](alert.pair, alert.price, base)
  const open = () => onOpen(alert.pair)
  notify({ kind: 'information', title, text, icon: 'chart', onOpen: open })
  if (alert.isSystem) showSystemNotification(title, text, open)
}

/** Runs `act` in one tab at a time, where the browser supports locks. */
async function alone(act: () => void): Promise<void> {
  if (!navigator.locks) return act()
  await navigator.locks.request(priceAlertsKey, act)
}
