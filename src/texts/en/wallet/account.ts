import type { Texts } from '@/texts/texts'

/** The account window. */
export const accountTexts = {
  title: 'Account',
  name: 'Name',
  account: 'Account',
  balance: 'Balance',
  address: 'Address',
  copyAddress: 'Copy Address',
  /** Fixed by the specification: S2.10. */
  copied: 'Copied!',
  copiedStatus: 'Address copied to the Clipboard.',
  cannotCopy: 'Your browser blocked copying. Select the address and press CTRL+C.',
  send: 'Send…',
  disconnect: 'Disconnect',
} as const satisfies Texts

/** Recent transactions. */
export const transactionTexts = {
  title: 'Recent Transactions',
  none: 'Your transactions will appear here…',
  pending: 'Pending',
  confirmed: 'Confirmed',
  failed: 'Failed',
  reverted: 'Failed: rejected by the contract',
  replaced: 'Failed: replaced by another transaction',
  cancelled: 'Failed: canceled in the wallet',
  'given-up': 'Failed: your wallet says that it gave it up',
  partial: 'Done in part, your wallet says: see your balances',
  late: 'Still pending',
  taken: 'Taken by your wallet: look there',
  unanswered: 'Not known whether your wallet sent it: look there',
  proposed: 'Waiting for the owners of the Safe',
  dropped: 'Not found on the network (dropped or replaced)',
  spedUp: 'Confirmed (sped up)',
  differs: 'Different from the transaction that you requested',
  checkAgain: 'Check Again',
  checkNamed: (description: string) => `Check Again: ${description}`,
  remove: 'Remove',
  removeNamed: (description: string) => `Remove: ${description}`,
  clear: 'Clear All',
  explorer: 'View more in the block explorer',
  opens: (description: string) => `${description} (opens the block explorer in a new tab)`,
} as const satisfies Texts

/** Connected wallets and their accounts. */
export const connectionTexts = {
  title: 'Connections',
  inUse: 'In use',
  use: 'Use',
  chooseNamed: (name: string) => `Use ${name}`,
  disconnect: 'Disconnect',
  disconnectNamed: (name: string) => `Disconnect ${name}`,
  hint: 'To use another address, select it in your wallet.',
} as const satisfies Texts
