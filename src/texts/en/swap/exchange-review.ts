import type { Texts } from '@/texts/texts'

/** Swap Tokens: from the press on Swap to the receipt. */
export const exchangeReviewTexts = {
  title: 'Swap Wizard',
  receiptTitle: (pair: string) => `Swap ${pair}`,
  checking: 'Simulating the swap…',
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back',
  tryAgain: 'Try Again',
  stepOf: (step: number, of: number) => `Step ${step} of ${of}`,
  steps: {
    reset: 'Remove the old permission',
    approval: 'Permission',
    swap: 'Swap',
    together: 'Permission and swap',
  },
  approvalSays: (amount: string) =>
    `This is the permission, not the swap. It lets the swap contract take exactly ${amount}. Nothing moves yet; the swap is the next step.`,
  resetSays: (symbol: string) =>
    `${symbol} does not change a permission that is still there. This step sets the old one to zero. Nothing moves yet.`,
  togetherSays: 'Your wallet asks once for the permission and the swap. Both happen, or neither.',
  spender: 'Swap contract',
  allows: 'It may take',
  nothing: 'nothing',
  pay: 'You pay',
  expect: 'You receive about',
  minimum: 'At least',
  impact: 'Price impact',
  cost: 'Network cost',
  costOfAll: 'Network cost of all steps',
  costAbout: (amount: string) => `about ${amount}`,
  costUnknown: 'your wallet shows it',
  notSimulated: 'The node does not simulate swaps: whether a token keeps a tax is not known.',
  taxOf: (symbol: string, percent: string) => `${symbol} keeps ${percent}% of each transfer.`,
  lessArrives: (percent: string) =>
    `In the simulation, ${percent}% less arrives than the pool's reserves give.`,
  fellSinceForm: (before: string, now: string, percent: string) =>
    `The form showed ${before}. The pool now gives ${now}, ${percent}% less.`,
  clockAhead: (minutes: number) =>
    `The clock of this device is ${minutes} minutes ahead of the newest block. The swap stays valid that much longer than your deadline.`,
  confirmLabel: (percent: string) =>
    `You lose ${percent}% to the price impact. To swap anyway, type “confirm”:`,
  confirmAnyway: (word: string) => `To swap anyway, type “${word}”:`,
  confirmWord: 'confirm',
  press: {
    reset: 'Remove Permission',
    approval: 'Give Permission',
    swap: 'Swap',
    again: 'Send Again',
    together: 'Allow and Swap',
  },
  busyChecking: 'Simulating once more…',
  busyWallet: 'Answer in your wallet…',
  notes: {
    fell: (from: string, to: string) =>
      `The price changed. The minimum fell from ${from} to ${to}. Review it and press again.`,
    'other-steps': 'The permissions of the token changed. Review the steps and press again.',
    'worse-impact': 'The price impact or a tax grew. Review it and press again.',
    rejected: 'You rejected the request. Nothing was sent.',
    repeated:
      'The same was sent or requested before and is not confirmed yet. If you send it again, it may be done twice.',
    'not-together': 'Your wallet does not do both at once. Continue with the permission.',
  },
  failsTitle: { approval: 'The permission would fail.', swap: 'The swap would fail.' },
  failures: {
    'insufficient-output-amount':
      'The price moved further than the slippage allows. Try again, or allow more slippage in Options.',
    'insufficient-liquidity': 'The pool does not hold enough. Enter a smaller amount.',
    'transfer-from-failed': 'The token refused to move from your account.',
    'transfer-failed': 'The token refused to move to your account.',
    expired: 'The deadline has passed. Choose a later one in Options, and check the clock of this device.',
    k: 'The token keeps a tax that the pool does not accept.',
    paused: 'The token is paused by its owner.',
    blacklisted: 'The token blocks this account.',
    'insufficient-funds': 'The account cannot pay the amount and the network cost.',
    'insufficient-balance': 'You do not have that much of the token.',
    'insufficient-allowance': 'The permission does not suffice.',
    unknown: 'The contract gives no known reason.',
  },
  contractSays: (text: string) => `The contract says: “${text}”`,
  unknown: {
    'no-answer': 'The node gives no answer about this swap. Try again.',
    contradiction:
      'The token reports other amounts than the pool. This swap cannot be shown honestly, so it is not offered.',
  },
  old: 'The price is older than 30 seconds. Try again with the next block.',
  refused: 'The amount cannot be swapped at the price of now. Go back and review it.',
  interrupted: {
    account: 'Your wallet changed the account. Go back and review the swap again.',
    network: 'Your wallet changed the network. Go back and review the swap again.',
    disconnected: 'Your wallet is locked or disconnected. Go back and connect it again.',
  },
  mining: {
    step: 'The permission is on its way. Wait until it is in a block.',
    last: 'The swap is on its way. You can close this window: the list of transactions in Account shows it.',
  },
  proposed:
    'The swap is in the queue of your Safe. It happens when enough owners have signed it and one executes it.',
  arrived: (amount: string) => `You received ${amount}.`,
  arrivedUnknown: 'The swap is done. What arrived could not be read; see your balance.',
  differs: (reported: string, changed: string) =>
    `The contracts report ${reported}, but your balance changed by ${changed} in that block.`,
  uncounted: 'Your balance in that block could not be read. The amounts are what the token itself reports.',
  notSwapped: 'This transaction did not swap: the pool traded nothing in it. Check your wallet.',
  spedUp: 'You sped the transaction up in your wallet; the one with the higher fee is in a block.',
  paid: 'You paid',
  received: 'You received',
  transaction: 'Transaction',
  safeTransaction: 'Safe transaction',
  explorer: (name: string) => `View on ${name}`,
  copy: 'Copy Receipt',
  copied: 'Copied.',
  notCopied: 'Your browser blocked copying.',
  ended: {
    reverted: 'The transaction failed in its block. You paid the network cost; your tokens did not move.',
    replaced: 'You replaced the transaction in your wallet by another one. This swap did not happen.',
    cancelled: 'You cancelled the transaction in your wallet. This swap did not happen.',
    'given-up': 'Your wallet says that it failed. See your balances before you swap again.',
    partial: 'Your wallet says that it was done in part. See your balances before you swap again.',
    taken: 'Your wallet took it and does not say what became of it. Look there before you swap again.',
    removed:
      'You removed it from Recent Transactions, so it is not looked for any more. Look in your wallet before you swap again.',
    late: 'The transaction is not in a block yet. See Recent Transactions in Account.',
    dropped:
      'The network no longer knows the transaction. It may have been dropped; check your wallet before you swap again.',
    differs: 'The transaction in the block is not the swap that was reviewed. Check your wallet.',
  },
  descriptions: {
    swap: (given: string, got: string) => `Swap ${given} for at least ${got}`,
    approval: (amount: string) => `Allow the swap contract to take ${amount}`,
    reset: (symbol: string) => `Remove the old permission for ${symbol}`,
  },
} as const satisfies Texts
