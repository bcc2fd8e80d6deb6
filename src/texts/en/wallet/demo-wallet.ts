import type { Texts } from '@/texts/texts'

/** The prompts of the Demo Wallet, which stands for a wallet's own window. */
export const demoWalletTexts = {
  title: 'Demo Wallet',
  approve: 'Approve',
  refuse: 'Reject',
  account: (position: number) => `Account ${position}`,
  connect: (host: string) =>
    `This page (${host}) asks to connect. It will see the account you choose, and cannot send anything without asking again. Choose an account, or reject the request.`,
  switchChain: 'This page asks to switch to another network.',
  addChain: 'This page asks to add a network to your wallet, and to switch to it.',
  signMessage: 'This page asks you to sign a message. Signing is free.',
  signData:
    'This page asks you to sign data. Signing is free, but a contract can use the signature to act for you.',
  sendTransaction: 'This page asks you to send a transaction. It cannot be undone.',
  watchToken: 'This page asks to list a token in your wallet.',
  upgradeAccount:
    'This page wants to make several calls at once. Your account will run the code of this contract (EIP-7702), which makes all of the calls in one transaction or none of them. Only another request of this kind can undo this.',
  sendCalls: (count: number) =>
    `This page asks you to send ${count} calls in one transaction: either all of them are made, or none. It cannot be undone.`,
  /** What stands before a fact of one of several calls: no two labels are the same. */
  ofCall: (position: number, label: string) => `${position}. ${label}`,
  /** What a call does, by its bytes. */
  does: {
    allow: (amount: string, spender: string) => `Approves ${spender} to spend exactly ${amount}.`,
    allowAll: (token: string, spender: string) =>
      `Approves ${spender} to spend all ${token} that you hold, now and later.`,
    takeBack: (token: string, spender: string) => `Revokes the approval for ${spender} to spend ${token}.`,
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
  unnamedChain: 'Network',
  /** What a page reads: the messages of EIP-1193 errors. */
  errors: {
    rejected: 'User rejected the request.',
    unauthorized: 'This account is not permitted here.',
    pending: 'A request is already open in the Demo Wallet.',
    invalid: (what: string) => `Invalid parameters: ${what}`,
    unknownChain: (chainId: number) => `The Demo Wallet does not recognize network ${chainId}. Add it first.`,
    unreachableChain: (chainId: number) => `The Demo Wallet cannot reach a node of network ${chainId}.`,
    capability: (name: string) => `The Demo Wallet does not support the capability ${name}.`,
    batchChain: (chainId: number) => `The Demo Wallet does not support batched calls on network ${chainId}.`,
    batchAccount: 'Only Account 3 of the Demo Wallet supports batched calls.',
    knownBatch: 'A batch with this id was sent already.',
    unknownBatch: 'The Demo Wallet cannot find this batch.',
    largeBatch: (most: number) => `The Demo Wallet accepts at most ${most} calls in a batch.`,
    noUpgrade: 'User rejected the upgrade of the account.',
    nodeRefused: 'The node rejected the request.',
  },
} as const satisfies Texts
