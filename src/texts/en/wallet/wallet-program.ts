import type { Texts } from '@/texts/texts'

/** What programs say while the wallet's code is loaded, and without a connection. */
export const walletProgramTexts = {
  loading: 'Loading…',
  retry: 'Retry',
  connect: 'Connect Wallet',
  otherNetwork: 'Your wallet is on a network that is not supported here.',
  switch: 'Switch Network',
} as const satisfies Texts
