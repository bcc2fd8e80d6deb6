import { callRpc } from '../json-rpc.ts'
import { type MarketMaker, tradeTransaction } from './market-maker.ts'
import type { RandomTrades } from './random-trades.ts'

/** ms between two trades: at least, and at most so much more. */
const pause = { least: 2_000, more: 4_000 }

/**
 * Trades every few seconds until it is stopped. A node that does not answer is asked again at the next time.
 * @returns stops it
 */
export function keepTrading(maker: MarketMaker, next: RandomTrades): () => void {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const wait = () => {
    if (isStopped) return
    timer = setTimeout(trade, pause.least + Math.random() * pause.more).unref()
  }
  const trade = () => {
    callRpc(maker.url, 'eth_sendTransaction', [
      tradeTransaction(maker, next(1 + Math.floor(Math.random() * 3))),
    ])
      .catch(() => undefined)
      .finally(wait)
  }
  wait()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
