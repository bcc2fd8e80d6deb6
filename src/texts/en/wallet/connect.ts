import type { Texts } from '@/texts/texts'

/** The Connect a Wallet dialog: the list and the status of a connection. */
export const connectTexts = {
  /** Fixed by the specification: S2.7. */
  title: 'Connect a Wallet',
  list: 'Wallets',
  recent: 'Recent',
  /** Fixed by the specification: S2.7. */
  unsupported: (name: string) => `${name} (unsupported)`,
  choose: 'Choose a wallet.',
  opening: (name: string) => `Opening ${name}… Confirm the connection in the extension.`,
  openingElsewhere: (name: string) => `Opening ${name}… Confirm the connection in its window.`,
  failed: 'Your wallet could not be connected.',
  retry: 'Retry',
  cancel: 'Cancel',
  copied: 'Copied.',
  back: '< Back',
  /** Fixed by the specification: S2.7. */
  whatIsAWallet: 'What is a Wallet?',
  home: 'A place for what you own',
  homeText:
    'A wallet keeps the keys to your coins, tokens and collectibles. It shows them, sends them and receives them.',
  logIn: 'A way to sign in',
  logInText:
    'It shows this page your address and asks you before anything is signed or paid. You do not need a user name or a password.',
  /** Fixed by the specification: S2.7. */
  getAWallet: 'Get a Wallet',
  /** Fixed by the specification: S2.7. */
  learnMore: 'Learn More',
  noWallet: 'No wallet was found in this browser. Install a wallet, or unlock yours. It then appears here.',
} as const satisfies Texts
