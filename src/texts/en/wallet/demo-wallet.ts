import type { Texts } from '@/texts/texts'

/** The prompts of the Demo Wallet, which stands for a wallet's own window. */
export const demoWalletTexts = {
  title: 'Demo Wallet',
  approve: 'Approve',
  refuse: 'Refuse',
  account: (position: number) => `Account ${position}`,
  connect: (host: string) =>
    `This page (${host}) asks to connect. It will see the account you choose, and cannot send anything without asking again. Choose an account, or refuse.`,
  switchChain: 'This page asks to switch to another network.',
  addChain: 'This page asks to add a network to your wallet, and to switch to it.',
  signMessage: 'This page asks you to sign a message. Signing is free.',
  signData: 'This page asks you to sign data. Signing is free, but a contract may act on it.',
  sendTransaction: 'This page asks you to send a transaction. It cannot be undone.',
  watchToken: 'This page asks to list a token in your wallet.',
  upgradeAccount:
    'This page asks to do several calls at once. Your account then runs the code of this contract (EIP-7702), which does them in one transaction, all or none. This can be undone by another such request only.',
  sendCalls: (count: number) =>
    `This page asks you to send ${count} calls in one transaction: all of them are done, or none. It cannot be undone.`,
  /** What stands before a fact of one of several calls: no two labels are the same. */
  ofCall: (position: number, label: string) => `${position}. ${label}`,
  /** What a call does, by its bytes. */
  does: {
    allow: (amount: string, spender: string) => `Allows ${spender} to spend exactly ${amount}.`,
    allowAll: (token: string, spender: string) =>
      `Allows ${spender} to spend all ${token} that you hold, now and later.`,
    takeBack: (token: string, spender: string) =>
      `Takes back the permission of ${spender} to spend ${token}.`,
    transfer: (amount: string, to: string) => `Sends ${amount} to ${to}.`,
    wrap: (amount: string) => `Wraps ${amount}.`,
    unwrap: (amount: string) => `Unwraps ${amount}.`,
    swap: (given: string, got: string, to: string) =>
      `Swaps ${given} for at least ${got}, which go to ${to}.`,
  },
  ownAccount: 'your own account',
  router: (address: string) => `the router of the exchange (${address})`,
  wrapped: (symbol: string) => `wrapped ${symbol}`,
  never: 'no limit',
  facts: {
    account: 'Account',
    contract: 'Contract',
    currency: 'Currency',
    data: 'Data',
    decimals: 'Decimals',
    does: 'Does',
    for: 'For',
    from: 'From',
    message: 'Message',
    network: 'Network',
    node: 'Node',
    to: 'To',
    token: 'Token',
    until: 'Until',
    value: 'Value',
  },
  newContract: 'a new contract',
  noData: 'none',
  amount: (amount: string, symbol: string, wei: bigint) => `${amount} ${symbol} (${wei} wei)`,
  chain: (name: string, chainId: number) => `${name} (${chainId})`,
  unnamedChain: 'Chain',
  /** What a page reads: the messages of EIP-1193 errors. */
  errors: {
    rejected: 'User rejected the request.',
    unauthorized: 'This account is not permitted here.',
    pending: 'A request is already open in the Demo Wallet.',
    invalid: (what: string) => `Invalid parameters: ${what}`,
    unknownChain: (chainId: number) => `The Demo Wallet does not know chain ${chainId}. Add it first.`,
    unreachableChain: (chainId: number) => `The Demo Wallet cannot reach a node of chain ${chainId}.`,
    capability: (name: string) => `The Demo Wallet does not know the capability ${name}.`,
    batchChain: (chainId: number) => `The Demo Wallet does no calls together on chain ${chainId}.`,
    batchAccount: 'Only Account 3 of the Demo Wallet does calls together.',
    knownBatch: 'A batch with this id was sent already.',
    unknownBatch: 'The Demo Wallet does not know this batch.',
    largeBatch: (most: number) => `The Demo Wallet takes at most ${most} calls together.`,
    noUpgrade: 'User rejected the upgrade of the account.',
    nodeRefused: 'The node refused.',
  },
} as const satisfies Texts
