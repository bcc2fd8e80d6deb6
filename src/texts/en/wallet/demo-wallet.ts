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
  facts: {
    account: 'Account',
    contract: 'Contract',
    currency: 'Currency',
    data: 'Data',
    decimals: 'Decimals',
    for: 'For',
    from: 'From',
    message: 'Message',
    network: 'Network',
    node: 'Node',
    to: 'To',
    token: 'Token',
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
    nodeRefused: 'The node refused.',
  },
} as const satisfies Texts
