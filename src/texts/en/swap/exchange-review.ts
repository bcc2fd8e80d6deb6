import type { Texts } from '@/texts/texts'

/** Swap Tokens: from the press on Swap to the receipt. */
export const exchangeReviewTexts = {
  title: 'Swap Wizard',
  receiptTitle: (pair: string) => `Swap ${pair}`,
  checking: 'Simulating the swap…',
  close: 'Close',
  cancel: 'Cancel',
  back: '< Back',
  tryAgain: 'Retry',
  stepOf: (step: number, of: number) => `Step ${step} of ${of}`,
  steps: {
    reset: 'Revoke the old approval',
    approval: 'Approval',
    swap: 'Swap',
    together: 'Approval and swap',
  },
  approvalSays: (amount: string) =>
    `This is the approval, not the swap. It lets the swap contract spend exactly ${amount}. No tokens move yet; the swap is the next step.`,
  resetSays: (symbol: string) =>
    `${symbol} requires the existing approval to be removed first. This step sets it to zero. No tokens move yet.`,
  togetherSays:
    'Your wallet asks once for the approval and the swap. Either both are carried out, or neither.',
  spender: 'Swap contract',
  allows: 'It may spend',
  nothing: 'nothing',
  pay: 'You pay',
  expect: 'You receive about',
  minimum: 'At least',
  impact: 'Price impact',
  cost: 'Network fee',
  costOfAll: 'Network fee of all steps',
  costAbout: (amount: string) => `about ${amount}`,
  costUnknown: 'your wallet shows it',
  notSimulated: 'This node cannot simulate swaps, so any token tax is unknown.',
  taxOf: (symbol: string, percent: string) => `${symbol} deducts ${percent}% from each transfer.`,
  lessArrives: (percent: string) =>
    `In the simulation, ${percent}% less arrives than the pool's reserves give.`,
  fellSinceForm: (before: string, now: string, percent: string) =>
    `The form showed ${before}. The pool now gives ${now}, ${percent}% less.`,
  clockAhead: (minutes: number) =>
    `The clock of this device is ${minutes} minutes ahead of the newest block. The swap stays valid that much longer than your time limit.`,
  confirmLabel: (percent: string) =>
    `You lose ${percent}% to the price impact. To swap anyway, type "confirm":`,
  confirmAnyway: (word: string) => `To swap anyway, type "${word}":`,
  confirmWord: 'confirm',
  press: {
    reset: 'Revoke Approval',
    approval: 'Approve',
    swap: 'Swap',
    again: 'Send Again',
    together: 'Approve and Swap',
  },
  busyChecking: 'Simulating once more…',
  busyWallet: 'Answer in your wallet…',
  notes: {
    fell: (from: string, to: string) =>
      `The price changed. The minimum fell from ${from} to ${to}. Review it and press again.`,
    'other-steps': 'The approvals of the token changed. Review the steps and press again.',
    'worse-impact': 'The price impact or a tax grew. Review it and press again.',
    rejected: 'You rejected the request. Nothing was sent.',
    repeated:
      'The same swap was already sent or requested and is not confirmed yet. If you send it again, it may be carried out twice.',
    'not-together': 'Your wallet cannot do both steps at once. Continue with the approval.',
  },
  failsTitle: { approval: 'The approval would fail.', swap: 'The swap would fail.' },
  failures: {
    'insufficient-output-amount':
      'The price moved further than the slippage allows. Try again, or allow more slippage in Options.',
    'insufficient-liquidity': 'The pool does not hold enough. Enter a smaller amount.',
    'transfer-from-failed': 'The token could not be transferred from your account.',
    'transfer-failed': 'The token could not be transferred to your account.',
    expired: 'The time limit has passed. Choose a longer one in Options, and check the clock of this device.',
    k: 'The token deducts a tax, which this pool does not support.',
    paused: 'The token is paused by its owner.',
    blacklisted: 'The token blocks this account.',
    'insufficient-funds': 'The account cannot pay the amount and the network fee.',
    'insufficient-balance': 'You do not have enough of the token.',
    'insufficient-allowance': 'The approval is too small.',
    unknown: 'The contract did not give a reason.',
  },
  contractSays: (text: string) => `The contract says: "${text}"`,
  unknown: {
    'no-answer': 'The node did not answer about this swap. Try again.',
    contradiction:
      'The token reports different amounts from the pool. The result cannot be shown reliably, so this swap is not available.',
  },
  old: 'The price is older than 30 seconds. Try again with the next block.',
  refused: 'The amount cannot be swapped at the current price. Go back and review it.',
  interrupted: {
    account: 'The account in your wallet has changed. Go back and review the swap again.',
    network: 'The network in your wallet has changed. Go back and review the swap again.',
    disconnected: 'Your wallet is locked or disconnected. Go back and connect it again.',
  },
  mining: {
    step: 'The approval was sent. Wait until it is confirmed.',
    last: 'The swap was sent. Wait until it is confirmed. You can close this window: the list of transactions in Account shows it.',
  },
  proposed:
    'The swap is in the queue of your Safe. It is carried out when enough owners have signed it and one of them executes it.',
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
    reverted: 'The transaction failed in its block. You paid the network fee; your tokens did not move.',
    replaced: 'You replaced the transaction with another one in your wallet. This swap did not happen.',
    cancelled: 'You canceled the transaction in your wallet. This swap did not happen.',
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
    approval: (amount: string) => `Approve the swap contract to spend ${amount}`,
    reset: (symbol: string) => `Revoke the old approval for ${symbol}`,
  },
} as const satisfies Texts
