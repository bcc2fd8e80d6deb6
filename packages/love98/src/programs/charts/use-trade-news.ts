import { useEffect, useRef, useState } from 'react'
import { isNewerTrade, type Trade } from '@/domain/market/trade'
import { trades as tradesTexts } from '@/texts/trades'

/** The shortest time between two announcements to screen readers, ms. */
const quietTime = 60_000

/**
 * Returns the announcement of new trades for screen readers, which changes at most once a minute. The trades of the
 * first answer are not announced.
 * @param newest the newest page; null while it is unknown or another page is shown
 */
export function useTradeNews(pair: string, newest: readonly Trade[] | null): string {
  const [text, setText] = useState('')
  const seen = useRef<{ readonly last: Trade | null } | null>(null)
  const unannounced = useRef(0)
  const announcedAt = useRef(Number.NEGATIVE_INFINITY)

  useEffect(() => {
    if (!newest) return
    const last = seen.current?.last ?? null
    if (seen.current)
      unannounced.current += newest.filter((trade) => !last || isNewerTrade(trade, last)).length
    seen.current = { last: newest[0] ?? last }
    if (unannounced.current === 0) return
    const wait = Math.max(0, announcedAt.current + quietTime - performance.now())
    const timer = setTimeout(() => {
      announcedAt.current = performance.now()
      setText(tradesTexts.news(unannounced.current, pair))
      unannounced.current = 0
    }, wait)
    return () => clearTimeout(timer)
  }, [pair, newest])

  return text
}
