import { requestApi } from '@/browser/api/api'
import { readTrades } from '@/browser/market/read-trades'
import {
  isChanged,
  type MinutePrices,
  parseMinutePrices,
  poolMark,
  priceAnHourBefore,
  tradeOver,
} from '@/domain/market/history-alert'
import { marketPrice } from '@/domain/market/market-price'
import { alertKey, type PriceAlert } from '@/domain/market/price-alert'
import type { MarketPair, MarketSnapshot } from '@/domain/market/snapshot'
import { pairSymbols } from '@/domain/swap/pair'
import { priceText } from '@/domain/swap/price'
import { formatBalance } from '@/domain/wallet/balance'
import { alerts as texts } from '@/texts/alerts'

/** The number of blocks in which a moved pool is asked for its trade, which the history may get a block later. */
const mostTries = 3
/** The shortest wait between two requests for the candles of a pair, ms. */
const candleWait = 60_000
const secondsPerHour = 3_600
const lockName = 'love98.history-alerts'

type Trades = { mark: string | null; block: bigint; movedAfter: bigint; tries: number; askedAt: bigint }
type Hour = { candles: MinutePrices['candles']; askAt: number; isAsking: boolean }
type Listed = { readonly pair: MarketPair } & Pick<MarketSnapshot, 'chainId' | 'block'>

export type HistoryAlerts = {
  /** Compares a newer snapshot with the alerts; requests follow only if it needs one. */
  check: (snapshot: MarketSnapshot, alerts: readonly PriceAlert[]) => void
  stop: () => void
}

/**
 * Watches the alerts that a price alone does not meet. An alert for trades requests the newest trades of its pair when the
 * pool has moved, at most once a block. An alert for a change requests the candles of the last hour, which are enough for
 * the next hour too.
 * @param onMet receives each alert that is met with its text, as long as the alert is listed
 */
export function createHistoryAlerts(onMet: (alert: PriceAlert, text: string) => void): HistoryAlerts {
  const tab = createAskingTab()
  const since = new Map<string, bigint>()
  const tradesOf = new Map<string, Trades>()
  const hourOf = new Map<string, Hour>()
  let listed: readonly PriceAlert[] = []
  const latest = new Map<MarketSnapshot['chainId'], MarketSnapshot>()

  function of(side: PriceAlert['side'], name: string): readonly PriceAlert[] {
    return listed.filter((alert) => alert.side === side && alert.pair === name)
  }

  async function askTrades({ pair }: Listed, state: Trades): Promise<void> {
    const { trades } = await readTrades(pair.name, null)
    const [newest] = trades
    if (newest && BigInt(newest.block) > state.movedAfter) state.tries = 0
    const [base] = pairSymbols(pair.name)
    for (const alert of of('trade', pair.name)) {
      const after = since.get(alertKey(alert))
      const met =
        after === undefined ? null : tradeOver(alert, trades, { decimals: pair.decimals.base, after })
      if (!met) continue
      const amount = formatBalance(BigInt(met.base), pair.decimals.base)
      onMet(alert, (met.side === 'buy' ? texts.boughtAt : texts.soldAt)(amount, base, blockText(met.block)))
    }
  }

  function checkTrades(listedPair: Listed): void {
    const { pair, block } = listedPair
    const number = BigInt(block.number)
    for (const alert of of('trade', pair.name)) {
      const key = alertKey(alert)
      if (!since.has(key)) since.set(key, number)
    }
    const mark = poolMark(pair)
    const before = tradesOf.get(pair.name)
    const state = before ?? { mark, block: number, movedAfter: number, tries: 0, askedAt: number }
    tradesOf.set(pair.name, state)
    if (state.mark !== mark) Object.assign(state, { mark, movedAfter: state.block, tries: mostTries })
    state.block = number
    if (state.tries === 0 || number <= state.askedAt || !tab.isMine()) return
    state.askedAt = number
    state.tries -= 1
    askTrades(listedPair, state).catch(() => {
      // The next block asks again.
      state.tries = Math.max(state.tries, 1)
    })
  }

  async function askHour({ pair, block, chainId }: Listed, hour: Hour): Promise<void> {
    hour.isAsking = true
    const minute = Math.floor(block.timestamp / 60) * 60
    try {
      const { candles, begins } = await requestApi({
        method: 'GET',
        path: `/api/market/${encodeURIComponent(pair.name)}/candles`,
        query: { interval: '1m', from: minute - secondsPerHour, to: minute + 60 },
        timeout: 10_000,
        parse: (answer) => parseMinutePrices(answer, pair.name),
      })
      hour.candles = candles
      const missing = begins === null ? secondsPerHour / 6 : begins + secondsPerHour + 60 - block.timestamp
      hour.askAt = Date.now() + Math.max(candleWait, missing * 1_000)
      const now = latest.get(chainId)
      if (now) checkAll(now)
    } catch {
      hour.askAt = Date.now() + candleWait
    } finally {
      hour.isAsking = false
    }
  }

  function checkChanges(listedPair: Listed): void {
    const { pair, block } = listedPair
    const now = marketPrice(pair)
    if (!now) return
    const hour = hourOf.get(pair.name) ?? { candles: [], askAt: 0, isAsking: false }
    hourOf.set(pair.name, hour)
    const before = priceAnHourBefore(hour, block.timestamp)
    if (!before) {
      if (!hour.isAsking && Date.now() >= hour.askAt && tab.isMine()) void askHour(listedPair, hour)
      return
    }
    const [, symbol] = pairSymbols(pair.name)
    for (const alert of of('change', pair.name))
      if (isChanged(alert, before, now))
        onMet(alert, texts.changedAt(priceText(before), priceText(now), symbol, blockText(block.number)))
  }

  function checkAll({ pairs, ...at }: MarketSnapshot): void {
    for (const pair of pairs) {
      if (of('trade', pair.name).length > 0) checkTrades({ pair, ...at })
      else tradesOf.delete(pair.name)
      if (of('change', pair.name).length > 0) checkChanges({ pair, ...at })
      else hourOf.delete(pair.name)
    }
  }

  return {
    check(snapshot, alerts) {
      latest.set(snapshot.chainId, snapshot)
      listed = alerts
      const keys = new Set(alerts.map(alertKey))
      // An alert that is added again counts from then on.
      for (const key of since.keys()) if (!keys.has(key)) since.delete(key)
      checkAll(snapshot)
    },
    stop: tab.leave,
  }
}

/**
 * Lets one tab of the browser send the requests of the alerts: the one that was visible last, so that a frozen tab holds
 * up no other one. Without Web Locks (https://w3c.github.io/web-locks) each tab sends its requests.
 */
function createAskingTab(): { readonly isMine: () => boolean; readonly leave: () => void } {
  const { locks } = navigator
  if (!locks) return { isMine: () => true, leave: () => undefined }
  let isMine = false
  let isOver = false
  let release = () => {}
  const hold = (steal: boolean): void => {
    locks
      .request(lockName, { steal }, () => {
        if (isOver) return
        isMine = true
        return new Promise<void>((resolve) => {
          release = resolve
        })
      })
      .catch(() => {
        // Another tab took the lock.
        isMine = false
        if (!isOver) hold(false)
      })
  }
  const takeOver = () => {
    if (document.visibilityState === 'visible' && !isMine) hold(true)
  }
  document.addEventListener('visibilitychange', takeOver)
  hold(document.visibilityState === 'visible')
  return {
    isMine: () => isMine,
    leave() {
      isOver = true
      isMine = false
      release()
      document.removeEventListener('visibilitychange', takeOver)
    },
  }
}

function blockText(block: string): string {
  return BigInt(block).toLocaleString('en-US')
}
