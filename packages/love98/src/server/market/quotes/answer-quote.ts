import type { QuotedHop } from '@/chain/swap/quote-routes'
import { isSameAddress } from '@/domain/address'
import type { Settings } from '@/domain/community/deployment-settings'
import { AppError } from '@/domain/errors'
import type { MarketPool } from '@/domain/market/pool-event'
import type { MarketSnapshot } from '@/domain/market/snapshot'
import type { SwapReserves } from '@/domain/swap/quote'
import { type SwapDirection, type SwapHop, swapRoutes } from '@/domain/swap/swap-route'
import { taggedAnswer } from '@/server/http/tagged-answer'
import { errors } from '@/texts/errors'
import type { KeyedQuestion, QuoteReader } from './quote-reader'

export type QuotePorts = {
  /** The settings that pages have, because the answer names a route by its place among their routes. */
  readonly settings: Pick<Settings, 'tokens' | 'exchange'>
  /** `pairs` has the names of all configured pairs; `pools` has the pairs with a pool. */
  readonly pairs: readonly string[]
  readonly pools: readonly MarketPool[]
  /** Returns the newest snapshot; null if none comes. */
  readonly snapshot: () => Promise<MarketSnapshot | null>
  /** Null if the chain has no node. */
  readonly reader: QuoteReader | null
}

/** A cache answers for as long as it does for the snapshot of the market. */
const caching = 'public, max-age=0, s-maxage=2'

/**
 * Returns the quotes of the routes of a pair that have a pool of V3 or V4, at the block of the snapshot: `RouteQuotes` as
 * JSON with decimal text, or 400 with the problem. Pages compute routes through pools of V2.
 * @throws {AppError} `node-unavailable`
 */
export async function answerQuote(request: Request, ports: QuotePorts): Promise<Response> {
  const query = parseQuoteQuery(new URL(request.url).searchParams, ports.pairs)
  if ('problem' in query) return refusal(query.problem)
  const { pair, direction, amount } = query
  const snapshot = await ports.snapshot()
  if (!snapshot || !ports.reader) throw new AppError('node-unavailable')
  const { number: block, hash: blockHash } = snapshot.block
  const reserves = reservesIn(snapshot, ports.pools)
  const asked = swapRoutes(ports.settings, ports.pools, pair, direction).flatMap(({ via, hops }, route) => {
    if (via !== 'universal-router') return []
    const question: KeyedQuestion = {
      key: `${pair} ${direction} ${route}`,
      ...{ blockHash, amountIn: amount },
      hops: hops.map((hop): QuotedHop => ({ ...hop, reserves: reserves(hop) })),
    }
    return [{ route, question }]
  })
  const answers = await ports.reader.quote(asked.map(({ question }) => question))
  const quotes = asked.map(({ route }, index) => {
    const answer = answers[index]
    return typeof answer === 'object'
      ? { route, amountOut: String(answer.amountOut), gas: String(answer.gas) }
      : { route, problem: answer }
  })
  return taggedAnswer(request, JSON.stringify({ block, quotes }), {
    'content-type': 'application/json',
    'cache-control': caching,
  })
}

/** Returns the reserves of a hop's pool of V2 in the direction of the hop, at the block of the snapshot. */
function reservesIn(snapshot: MarketSnapshot, pools: readonly MarketPool[]) {
  return ({ source, path }: SwapHop): SwapReserves | null => {
    const pool = source.kind === 'v2' ? pools.find(({ id }) => isSameAddress(id, source.pool)) : undefined
    const held = pool && snapshot.pairs.find(({ name }) => name === pool.name)?.reserves
    if (!pool || !held) return null
    const [base, token] = [BigInt(held.base), BigInt(held.token)]
    return isSameAddress(pool.base.address, path[0]) ? { in: base, out: token } : { in: token, out: base }
  }
}

function refusal(problem: string): Response {
  return Response.json({ code: 'bad-request', message: errors['bad-request'], problem }, { status: 400 })
}

type QuoteQuery = { readonly pair: string; readonly direction: SwapDirection; readonly amount: bigint }

const names = ['pair', 'direction', 'amount']

/** The largest number of a contract. */
const largest = 2n ** 256n - 1n

/**
 * Parses the query of an address: `pair`, `direction=buy|sell` and `amount` in smallest units of the sold side, each
 * once. Pages in a frame of another site add `frame`.
 * @returns the query, or the problem in words for programmers without data from the query
 */
function parseQuoteQuery(
  parameters: URLSearchParams,
  pairs: readonly string[],
): QuoteQuery | { readonly problem: string } {
  if ([...parameters.keys()].some((name) => ![...names, 'frame'].includes(name)))
    return { problem: 'query: only pair, direction and amount are known' }
  const wrong = names.find((name) => parameters.getAll(name).length !== 1)
  if (wrong !== undefined) return { problem: `${wrong}: must stand once` }
  const [pair, direction, text] = names.map((name) => parameters.get(name) ?? '')
  if (!pair || !pairs.includes(pair)) return { problem: 'pair: is not one of the pairs' }
  if (direction !== 'buy' && direction !== 'sell') return { problem: 'direction: must be buy or sell' }
  const amount = /^[1-9]\d{0,77}$/.test(text ?? '') ? BigInt(text ?? '') : 0n
  if (amount === 0n || amount > largest)
    return {
      problem: 'amount: must be a whole number of smallest units, from 1 to 2^256 - 1, in decimal digits',
    }
  return { pair, direction, amount }
}
