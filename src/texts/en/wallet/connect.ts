import type { Texts } from '@/texts/texts'

/** The Connect a Wallet dialog: the list and the status of a connection. */
export const connectTexts = {
  title: 'Connect a Wallet',
  list: 'Wallets',
  recent: 'Recent',
  /** Label of a wallet that is not ready `[S2.7]`. */
  unsupported: (name: string) => `${name} (unsupported)`,
  choose: 'Choose a wallet.',
  opening: (name: string) => `Opening ${name}… Confirm connection in the extension`,
  openingElsewhere: (name: string) => `Opening ${name}… Confirm connection in its window`,
  retry: 'Retry',
  cancel: 'Cancel',
  copied: 'Copied!',
  back: '< Back',
  newToWallets: 'New to wallets?',
  whatIsAWallet: 'What is a Wallet?',
  home: 'A place for what you own',
  homeText:
    'A wallet keeps the keys to your coins, tokens and collectibles. It shows them, sends them and receives them.',
  logIn: 'A way to sign in',
  logInText:
    'It shows this page your address and asks you before anything is signed or paid. No account and no password are needed here.',
  getAWallet: 'Get a Wallet',
  learnMore: 'Learn More',
  noWallet: 'No wallet was found in this browser. Install a wallet, or unlock yours. It then appears here.',
} as const satisfies Texts
