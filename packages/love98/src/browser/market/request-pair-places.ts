import {
  list,
  optional,
  parseAnswer,
  record,
  recordOf,
  text,
  wholeNumber,
} from '@/domain/answers/parse-answer'
import { pairPlace } from '@/domain/market/market-chain'
import { requestApi } from '../api/api'
import { type PairPlaces, pairPlaces } from './market-reading'

const chainId = wholeNumber(1)

/** The part of the settings that names the chains of pairs. The whole weighs more than a chart may load. */
const placesShape = record({
  chains: list(record({ id: chainId, name: text })),
  tokens: recordOf(record({ decimals: wholeNumber(0), chainId: optional(chainId) })),
  exchange: record({ chainId }),
})

let reading: Promise<void> | null = null

/**
 * Requests the chains of the pairs (`GET /api/config`), and sets `pairPlaces`. Calls share one attempt.
 * @throws {AppError} with the server's own code; without one `server-unavailable` or `unexpected`
 */
export function requestPairPlaces(): Promise<void> {
  reading ??= request()
    .then((places) => pairPlaces.setState(() => places, true))
    .finally(() => {
      reading = null
    })
  return reading
}

function request(): Promise<PairPlaces> {
  return requestApi({
    method: 'GET',
    path: '/api/config',
    timeout: 10_000,
    parse(answer) {
      const { tokens, ...settings } = parseAnswer(placesShape, answer, 'settings')
      const known = Object.entries(tokens).map(
        ([symbol, token]) => [symbol, { ...token, chainId: token.chainId ?? undefined }] as const,
      )
      const places = { ...settings, tokens: Object.fromEntries(known) }
      return (pairName) => pairPlace(places, pairName)
    },
  })
}
