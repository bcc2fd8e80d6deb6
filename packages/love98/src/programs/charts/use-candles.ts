import { useEffect, useRef, useState } from 'react'
import { readCandles } from '@/browser/market/read-candles'
import { type CandleRequest, type ChartRange, candleRequest } from '@/domain/charts/chart-range'
import type { CandlePage } from '@/domain/market/candle'

/** The intervals between two requests while candles are shown: after a success and after a failure, ms. */
const refreshInterval = 60_000
const failureInterval = 10_000

type CandleAnswer = { readonly page: CandlePage; readonly request: CandleRequest }

export type Candles = {
  /** The latest answer for this pair and range; null until the first one. */
  readonly answer: CandleAnswer | null
  /** The error of the latest request; null if it succeeded. */
  readonly failure: unknown
  readonly refresh: () => void
}

/**
 * The candles of a pair, requested once a minute while they are shown and the page is visible. Between two
 * answers the window updates them with the price of the latest block.
 * @param pair null requests nothing
 */
export function useCandles(pair: string | null, range: ChartRange, isShown: boolean): Candles {
  const key = `${pair} ${range}`
  const [state, setState] = useState<{ key: string; answer: CandleAnswer | null; failure: unknown }>({
    key,
    answer: null,
    failure: null,
  })
  const [attempt, setAttempt] = useState(0)
  const begins = useRef<{ pair: string | null; time: number | null }>({ pair: null, time: null })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt sends a request immediately
  useEffect(() => {
    if (pair === null || !isShown) return
    let isOver = false
    let isDue = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      clearTimeout(timer)
      isDue = document.visibilityState === 'hidden'
      if (isDue) return
      const known = begins.current.pair === pair ? begins.current.time : null
      const request = candleRequest(range, Math.floor(Date.now() / 1_000), known)
      let failure: unknown = null
      try {
        const page = await readCandles(pair, request)
        if (isOver) return
        begins.current = { pair, time: page.begins }
        setState({ key, answer: { page, request }, failure: null })
      } catch (error) {
        if (isOver) return
        failure = error
        setState((before) => ({ key, answer: before.key === key ? before.answer : null, failure }))
      }
      // The random part spreads the requests of windows that were opened at the same time.
      timer = setTimeout(ask, (failure ? failureInterval : refreshInterval) * (0.9 + Math.random() / 5))
    }
    const askIfDue = () => {
      if (isDue) void ask()
    }
    void ask()
    document.addEventListener('visibilitychange', askIfDue)
    window.addEventListener('online', ask)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', askIfDue)
      window.removeEventListener('online', ask)
    }
  }, [key, pair, range, isShown, attempt])

  const refresh = () => setAttempt((count) => count + 1)
  if (state.key !== key) return { answer: null, failure: null, refresh }
  return { answer: state.answer, failure: state.failure, refresh }
}
