import type { Texts } from '@/texts/texts'

/** The Welcome screen of the first visit. */
export const welcomeTexts = {
  title: (site: string) => `Welcome to ${site}`,
  skin: '1. Choose a skin',
  wallet: '2. Connect a wallet',
  walletText:
    'You need a wallet for what is yours, such as your balances, payments and ranked games. Everything else works without one.',
  connect: 'Connect Wallet…',
  begin: '3. Look around',
  each: 'Show this screen each time I open the desktop',
  close: 'Close',
} as const satisfies Texts
