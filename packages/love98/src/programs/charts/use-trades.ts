import { useEffect, useRef, useState } from 'react'
import { readTrades } from '@/browser/market/read-trades'
import type { TradePage } from '@/domain/market/trade'

/** The shortest time between two requests for the newest page, and the wait after a failure, ms. */
const requestInterval = 4_000
const failureInterval = 10_000

export type Trades = {
  /** The latest answer for this place; null until the first one. */
  readonly page: TradePage | null
  /** The error of the latest request; null if it succeeded. */
  readonly failure: unknown
  readonly refresh: () => void
}

/** A change of `block` or `refreshes` requests the newest page again. */
export type TradesRequest = {
  readonly pair: string
  /** The cursor of an older page, which is requested once; null for the newest page. */
  readonly before: string | null
  /** The newest block of the market; null while it is unknown. */
  readonly block: string | null
  readonly isShown: boolean
  readonly refreshes: number
}

/**
 * The trades of a pair. The newest page follows the blocks of the market, which is polled only while the page is
 * visible, with at most one request every 4 s.
 */
export function useTrades({ pair, before, block, isShown, refreshes }: TradesRequest): Trades {
  const key = `${pair} ${before}`
  const [state, setState] = useState<{ key: string; page: TradePage | null; failure: unknown }>({
    ...{ key, page: null, failure: null },
  })
  const [attempt, setAttempt] = useState(0)
  const asked = useRef({ key: '', reason: '', at: Number.NEGATIVE_INFINITY })
  const reason = [refreshes, attempt, before === null ? block : ''].join()

  useEffect(() => {
    if (!isShown) return
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      clearTimeout(timer)
      asked.current = { key, reason, at: performance.now() }
      try {
        const page = await readTrades(pair, before)
        if (!isOver) setState({ key, page, failure: null })
      } catch (failure) {
        if (isOver) return
        setState((last) => ({ key, page: last.key === key ? last.page : null, failure }))
        timer = setTimeout(ask, failureInterval)
      }
    }
    const last = asked.current
    if (last.key !== key) void ask()
    else if (last.reason !== reason)
      timer = setTimeout(ask, Math.max(0, last.at + requestInterval - performance.now()))
    window.addEventListener('online', ask)
    return () => {
      isOver = true
      clearTimeout(timer)
      window.removeEventListener('online', ask)
    }
  }, [key, pair, before, reason, isShown])

  const refresh = () => setAttempt((count) => count + 1)
  return state.key === key ? { ...state, refresh } : { page: null, failure: null, refresh }
}
