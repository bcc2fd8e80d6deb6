import { quoteRoutes } from '@/chain/swap/quote-routes'
import { settingsOfPair } from '@/domain/community/chain-settings'
import { isAsked } from '@/domain/swap/quote-swap'
import type { RouteQuote } from '@/domain/swap/route-quotes'
import type { Wallet } from '@/wallet/wallet'
import type { QuoteQuestion } from './use-route-quotes'

/**
 * Asks the quoters from the page, for a site without a server.
 * @throws viem's errors if the node does not answer
 */
export async function askQuoters(
  { client, settings }: Pick<Wallet, 'client' | 'settings'>,
  { pair, routes, amountIn, hash }: QuoteQuestion,
): Promise<readonly RouteQuote[]> {
  const places = routes.flatMap((known, place) => (isAsked(known) ? [place] : []))
  const questions = places.flatMap((place) => {
    const known = routes[place]
    if (!known) return []
    const { route, pools } = known
    return {
      amountIn,
      hops: route.hops.map((hop, at) => ({ ...hop, reserves: pools[at]?.reserves ?? null })),
    }
  })
  const { exchange } = settingsOfPair(settings, pair)
  const answers = await quoteRoutes(client(exchange.chainId), { questions, quoters: exchange }, hash)
  return places.flatMap((route, index) => {
    const answer = answers[index]
    if (!answer) return []
    return typeof answer === 'string' ? { route, problem: answer } : { route, ...answer, problem: null }
  })
}
