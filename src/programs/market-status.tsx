import { useEffect, useState } from 'react'
import type { MarketReading } from '@/browser/market/market-reading'
import { useOnline } from '@/browser/use-online'
import { isStale, marketWords } from '@/domain/market/market-words'
import { marketTexts } from '@/texts/en/programs/market'
import { agoText } from '@/texts/relative-time'
import { useTexts } from '@/texts/use-texts'

/**
 * The part of a status bar that tells which block the prices are of. A new block is no news to a screen reader; that the
 * prices are old is, once, without the age that goes on.
 */
export function MarketStatus({ market }: { market: MarketReading & { readonly isLate: boolean } }) {
  const texts = useTexts(marketTexts)
  const isOnline = useOnline()
  const state = { ...market, isOnline }
  const isOld = isStale(state)
  const now = useSeconds(isOld)
  const news = !isOnline ? texts.isOffline : (market.failure?.message ?? texts.isOld)
  return (
    <>
      <span data-stale={isOld || undefined}>{marketWords(state, now, { texts, ago: agoText })}</span>
      <span className="visually-hidden" role="status">
        {isOld ? news : ''}
      </span>
    </>
  )
}

/** The time, ms since 1970, every second while it is asked for. */
function useSeconds(isWanted: boolean): number {
  const [now, setNow] = useState(() => Date.now())

  // The clock.
  useEffect(() => {
    setNow(Date.now())
    if (!isWanted) return
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [isWanted])

  return now
}
