import type { Texts } from '@/texts/texts'

/** The account window. */
export const accountTexts = {
  title: 'Account',
  name: 'Name',
  account: 'Account',
  balance: 'Balance',
  address: 'Address',
  copyAddress: 'Copy Address',
  copied: 'Copied!',
  copiedStatus: 'The address is in the clipboard.',
  cannotCopy: 'This browser does not let the page copy. Select the address above and press Ctrl+C.',
  disconnect: 'Disconnect',
} as const satisfies Texts

/** Recent transactions. */
export const transactionTexts = {
  title: 'Recent Transactions',
  none: 'Your transactions will appear here...',
  pending: 'Pending',
  confirmed: 'Confirmed',
  failed: 'Failed',
  reverted: 'Failed: the contract refused it',
  replaced: 'Failed: another one took its place',
  cancelled: 'Failed: it was cancelled in the wallet',
  late: 'Pending for a long time',
  checkAgain: 'Check again',
  checkNamed: (description: string) => `Check again: ${description}`,
  clear: 'Clear All',
  explorer: 'View more on Explorer',
  opens: (description: string) => `${description} (opens the explorer in a new tab)`,
} as const satisfies Texts

/** Connected wallets and their accounts. */
export const connectionTexts = {
  title: 'Connections',
  inUse: 'In use',
  use: 'Use',
  chooseNamed: (name: string) => `Use ${name}`,
  disconnect: 'Disconnect',
  disconnectNamed: (name: string) => `Disconnect ${name}`,
  hint: 'To use another address, choose it in the wallet; this page follows.',
} as const satisfies Texts
