import { withQueries } from './with-queries'

/** The inside of the windows that need the wallet; imported where the wallet's query code is, and nowhere else. */
export const walletPrograms = {
  send: () => import('./send/send').then(({ Send }) => withQueries(Send)),
  holdings: () => import('./holdings/holdings').then(({ Holdings }) => withQueries(Holdings)),
  exchange: () => import('./exchange/swap-tokens').then(({ SwapTokens }) => withQueries(SwapTokens)),
  treasury: () => import('./treasury/treasury').then(({ Treasury }) => withQueries(Treasury)),
}
