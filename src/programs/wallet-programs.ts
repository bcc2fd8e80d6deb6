/** The inside of the windows that need the wallet; imported where the wallet's code is, and nowhere else. */
export const walletPrograms = {
  send: () => import('./send/send').then(({ Send }) => ({ default: Send })),
  holdings: () => import('./holdings/holdings').then(({ Holdings }) => ({ default: Holdings })),
  exchange: () => import('./exchange/swap-tokens').then(({ SwapTokens }) => ({ default: SwapTokens })),
  treasury: () => import('./treasury/treasury').then(({ Treasury }) => ({ default: Treasury })),
}
