import type { Texts } from '../texts'

/** "Connect a Wallet": the list and what it says of a wallet that is being connected. */
export const connectTexts = {
  title: 'Connect a Wallet',
  list: 'Wallets',
  recent: 'Recent',
  /** What is not ready says so `[S2.7]`. */
  unsupported: (name: string) => `${name} (unsupported)`,
  choose: 'Choose a wallet.',
  opening: (name: string) => `Opening ${name}… Confirm connection in the extension`,
  openingElsewhere: (name: string) => `Opening ${name}… Confirm connection in its window`,
  preparing: 'Preparing a code…',
  scan: (name: string) => `Scan the code with ${name}.`,
  rejectedAnew: 'Request rejected. A new code is ready.',
  retry: 'Retry',
  cancel: 'Cancel',
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
  noWallet:
    'No wallet was found in this browser. Install one, or unlock the one you have; it appears here by itself.',
} as const satisfies Texts

/** A wallet on a telephone: the code, the link, and what helps when nothing happens. */
export const pairingTexts = {
  scanWith: (name: string) => `Scan with ${name}`,
  scanWithPhone: 'Scan with your phone',
  codeFor: (name: string) => `QR code that connects ${name}; "Copy link" has the same address as text`,
  expiresIn: (time: string) => `This code works for ${time}`,
  copyLink: 'Copy link',
  copied: 'Copied!',
  cannotCopy: 'This browser does not let the page copy. Select the link and press Ctrl+C.',
  link: 'Link of the pairing',
  open: (name: string) => `Open ${name}`,
  showCode: 'Show QR code',
  didNotOpen: (name: string) => `${name} did not open? It may not be installed.`,
  noWalletYet: (name: string) => `Don't have ${name}?`,
  get: 'GET',
} as const satisfies Texts

/** Getting a wallet. */
export const getWalletTexts = {
  title: 'Get a Wallet',
  get: 'GET',
  getNamed: (name: string) => `GET ${name}`,
  both: 'Mobile Wallet and Extension',
  mobile: 'Mobile Wallet',
  extension: 'Browser Extension',
  notHere: "Not what you're looking for?",
  notHereList: 'Select a wallet in the list to get started with another one.',
  getWallet: (name: string) => `Get ${name}`,
  forBrowser: (name: string, browser: string) => `${name} for ${browser}`,
  forBrowserText: 'Use your wallet right in this browser.',
  addTo: (browser: string) => `Add to ${browser}`,
  forMobile: (name: string) => `${name} for Mobile`,
  forMobileText: 'Carry your wallet on your telephone, and scan a code here.',
  getApp: 'Get the app',
  install: (name: string) => `Install ${name}`,
  installText: 'Scan with your phone to download on iOS or Android',
  codeOfDownload: (name: string) => `QR code of the download page of ${name}`,
  continue: 'Continue',
  started: (name: string) => `Get started with ${name}`,
  extensionSteps: [
    'Install the extension from the page that was opened, and pin it so that you find it again.',
    'Create a wallet, or bring one along. Keep its recovery phrase on paper, and give it to nobody.',
    'Refresh this page. The wallet is in the list then.',
  ],
  mobileSteps: [
    'Install the app on your telephone.',
    'Create a wallet, or bring one along. Keep its recovery phrase on paper, and give it to nobody.',
    'Press Connect here and scan the code with the app.',
  ],
  refresh: 'Refresh',
  connect: 'Connect',
  notInstalled: (name: string) => `${name} is not installed`,
  notAvailable: (name: string) => `${name} is not available here`,
  opens: (name: string) => `${name} (opens in a new tab)`,
} as const satisfies Texts
