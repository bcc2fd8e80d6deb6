import { useEffect, useState } from 'react'
import type { MarketReading } from '@/browser/market/market-reading'
import { useOnline } from '@/browser/use-online'
import { isStale, marketStatusText } from '@/domain/market/market-status-text'
import { relativeTimeText } from '@/language/relative-time'
import { market as marketTexts } from '@/texts/market'

type MarketStatusProps = {
  market: MarketReading & { readonly isLate: boolean }
  /** The name of the chain, where the window shows prices of several chains or of another chain than the main one. */
  chainName?: string | null
}

export function MarketStatus({ market, chainName = null }: MarketStatusProps) {
  const isOnline = useOnline()
  const state = { ...market, isOnline }
  const isOld = isStale(state)
  const now = useSeconds(isOld)
  const news = !isOnline ? marketTexts.isOffline : (market.failure?.message ?? marketTexts.isOld)
  const named = (text: string) => (chainName === null ? text : marketTexts.ofChain(chainName, text))
  return (
    <>
      <span data-stale={isOld || undefined}>
        {named(marketStatusText(state, now, { ago: relativeTimeText }))}
      </span>
      <span className="visually-hidden" role="status">
        {isOld ? named(news) : ''}
      </span>
    </>
  )
}

/** Returns the current time, ms since 1970, and updates it every second while `isWanted`. */
function useSeconds(isWanted: boolean): number {
  const [now, setNow] = useState(() => Date.now())

  useEffect(() => {
    setNow(Date.now())
    if (!isWanted) return
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [isWanted])

  return now
}
