import type { CandleRequest } from '@/domain/charts/chart-range'
import { AppError, isErrorCode } from '@/domain/errors'
import { isRecord } from '@/domain/is-record'
import type { CandlePage } from '@/domain/market/candle'
import { parseCandlePage } from '@/domain/market/parse-candle-page'

/** Milliseconds; the same as for a call to the node `[S9.7]`. */
const answerLimit = 10_000

/**
 * Requests candles of a pair (`GET /api/market/{pair}/candles`). Whole past intervals may come from the browser's
 * cache.
 * @throws {AppError} with the server's own code; without one `server-unavailable` for a lost connection, a timeout or
 * a 5xx, and `unexpected` for everything else
 */
export async function readCandles(pair: string, { interval, from, to }: CandleRequest): Promise<CandlePage> {
  const query = new URLSearchParams({ interval, from: String(from), to: String(to) })
  const response = await fetch(`/api/market/${encodeURIComponent(pair)}/candles?${query}`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(answerLimit),
  }).catch((cause: unknown) => {
    throw new AppError('server-unavailable', cause)
  })
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok)
    throw new AppError(codeOf(answer, response.status), new Error(`${pair}: ${response.status}`))
  try {
    return parseCandlePage(answer, { pair, interval })
  } catch (cause) {
    throw new AppError('unexpected', cause)
  }
}

function codeOf(answer: unknown, status: number) {
  const code: unknown = isRecord(answer) ? answer.code : null
  if (isErrorCode(code)) return code
  return status >= 500 ? 'server-unavailable' : 'unexpected'
}
