import type { Texts } from '@/texts/texts'

/** Pairing with a phone: the QR code, the link and troubleshooting. */
export const pairingTexts = {
  scanWith: (name: string) => `Scan with ${name}`,
  scanWithPhone: 'Scan with your phone',
  codeFor: (name: string) => `QR code that connects ${name}; "Copy Link" copies the same address as text`,
  codeExpiresIn: (time: string) => `This code expires in ${time}`,
  linkExpiresIn: (time: string) => `This link expires in ${time}`,
  copyLink: 'Copy Link',
  copied: 'Copied.',
  cannotCopy: 'Your browser blocked copying. Select the link and press CTRL+C.',
  link: 'Pairing link',
  open: (name: string) => `Open ${name}`,
  showCode: 'Show QR Code',
  didNotOpen: (name: string) => `If ${name} does not open, it may not be installed.`,
  /** The status line, for as long as a phone is asked. */
  preparingCode: 'Preparing a code…',
  preparingLink: 'Preparing a link…',
  scan: (name: string) => `Scan the code with ${name}.`,
  openToConnect: (name: string) => `Open ${name} to connect.`,
  waitingFor: (name: string) => `Waiting for ${name}…`,
  rejectedCode: 'Request rejected. A new code is ready.',
  rejectedLink: 'Request rejected. A new link is ready.',
  rejected: 'Request rejected.',
  expiredLink: 'The request timed out. A new link is ready.',
  expired: 'The request timed out.',
  noWalletYet: (name: string) => `Don't have ${name}?`,
  /** Fixed by the specification: S2.8. */
  get: 'GET',
} as const satisfies Texts

/** The Get a Wallet screen. */
export const getWalletTexts = {
  /** Fixed by the specification: S2.8. */
  title: 'Get a Wallet',
  /** Fixed by the specification: S2.8. */
  get: 'GET',
  /** Fixed by the specification: S2.8. */
  getNamed: (name: string) => `GET ${name}`,
  both: 'Mobile Wallet and Extension',
  mobile: 'Mobile Wallet',
  extension: 'Browser Extension',
  /** Fixed by the specification: S2.8. */
  notHere: "Not what you're looking for?",
  notHereList: 'To get started with another wallet, select it in the list.',
  getWallet: (name: string) => `Get ${name}`,
  forBrowser: (name: string, browser: string) => `${name} for ${browser}`,
  forBrowserText: 'Use your wallet in this browser.',
  /** The name of a browser that does not say what it is. */
  thisBrowser: 'This Browser',
  addTo: (browser: string) => `Add to ${browser}`,
  forMobile: (name: string) => `${name} for Mobile`,
  forMobileText: 'Carry your wallet on your phone, and scan a code to connect.',
  forMobileHereText: 'Use your wallet on this device.',
  getApp: 'Get the App',
  install: (name: string) => `Install ${name}`,
  installText: 'Scan with your phone to download on iOS or Android',
  codeOfDownload: (name: string) => `QR code of the download page of ${name}`,
  continue: 'Continue',
  started: (name: string) => `Get started with ${name}`,
  extensionSteps: [
    'Install the extension from the page that opened, and pin it to the toolbar.',
    'Create or import a wallet. Write down its recovery phrase, and never share it.',
    'Refresh this page. The wallet is then in the list.',
  ],
  mobileSteps: [
    'Install the app on your phone.',
    'Create or import a wallet. Write down its recovery phrase, and never share it.',
    'Click Connect here and scan the code with the app.',
  ],
  refresh: 'Refresh',
  connect: 'Connect',
  opens: (name: string) => `${name} (opens in a new tab)`,
} as const satisfies Texts
