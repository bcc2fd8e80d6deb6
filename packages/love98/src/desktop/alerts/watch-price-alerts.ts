import type { ReceivedMarket } from '@/browser/market/chain-source'
import {
  fetchMarket,
  followMarket,
  isPlaceUnknown,
  type MarketReading,
  marketReading,
  pairPlaces,
} from '@/browser/market/market-reading'
import { notify } from '@/desktop/notifications/notifications'
import { asAppError } from '@/domain/errors'
import type { MarketChain } from '@/domain/market/market-chain'
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
 * Compares the markets of their chains with the price alerts of this browser while the page is open and there are
 * alerts. The first tab that sees an alert triggered shows it once and removes it.
 * @param onOpen shows the chart of a pair
 */
export function watchPriceAlerts(onOpen: (pair: string) => void): void {
  if (isWatching) return
  isWatching = true
  let following: ReturnType<typeof follow> | null = null
  const settle = () => {
    const isNeeded = priceAlerts.getState().length > 0
    if (isNeeded) {
      following ??= follow(onOpen)
      following.settle()
    } else {
      following?.stop()
      following = null
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

function follow(onOpen: (pair: string) => void) {
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
  const followed = new Map<MarketChain, () => void>()
  let isOver = false

  /** Follows the chains of the alerts, and the main chain until the chains of the pairs are known. */
  function settle(): void {
    if (isOver) return
    const places = pairPlaces.getState()
    const pairs = priceAlerts.getState().map(({ pair }) => pair)
    const wanted = new Set(places ? pairs.map((pair) => places(pair).chain) : [null])
    for (const [chain, end] of followed) {
      if (wanted.has(chain)) continue
      end()
      followed.delete(chain)
    }
    for (const chain of wanted)
      if (!followed.has(chain))
        followed.set(
          chain,
          followMarket(chain, () => onReading(marketReading(chain))),
        )
  }

  function onReading(reading: Pick<MarketReading, 'snapshot' | 'readAt' | 'failure'>): void {
    const { snapshot, readAt, failure } = reading
    if (snapshot && readAt !== null && !failure) check({ snapshot, readAt })
    const isUnknown = ({ pair }: PriceAlert) => isPlaceUnknown(reading, pair)
    // A failed request for the settings is repeated after the next reading.
    if (!pairPlaces.getState() && priceAlerts.getState().some(isUnknown))
      import('@/browser/market/request-pair-places')
        .then(({ requestPairPlaces }) => requestPairPlaces())
        .then(settle, () => undefined)
  }

  settle()
  const timer = setInterval(() => {
    if (document.visibilityState !== 'hidden') return
    for (const chain of followed.keys())
      fetchMarket(chain).then(
        (received) => onReading({ ...received, failure: null }),
        (error) => onReading({ snapshot: null, readAt: null, failure: asAppError(error) ?? null }),
      )
  }, hiddenInterval)
  return {
    settle,
    stop() {
      isOver = true
      for (const end of followed.values()) end()
      history.stop()
      clearInterval(timer)
    },
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
