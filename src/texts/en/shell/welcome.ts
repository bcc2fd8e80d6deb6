import type { Texts } from '@/texts/texts'

/** The Welcome screen of the first visit. */
export const welcomeTexts = {
  title: (site: string) => `Welcome to ${site}`,
  skin: '1. Choose a skin',
  wallet: '2. Connect a wallet',
  walletText:
    'You need a wallet to see your balances, make payments and play ranked games. Everything else works without one.',
  connect: 'Connect Wallet…',
  begin: '3. Look around',
  each: 'Show this screen each time I open the desktop',
  close: 'Close',
} as const satisfies Texts
