import type { Texts } from '@/texts/texts'

/** Pairing with a phone: the QR code, the link and troubleshooting. */
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

/** The Get a Wallet screen. */
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
