import type { Texts } from '@/texts/texts'

/** The messages of a Safe: what a signature of one says. */
export const treasuryMessagesTexts = {
  empty: 'An empty message',
  text: (quoted: string) => `Sign the text ${quoted}`,
  signIn: (site: string, account: string) => `Sign in to ${site} as ${account}`,
  order: (gives: string, receives: string) => `Order: give ${gives} for ${receives}`,
  severalOrders: (count: number) => `${count} orders:`,
  anyNft: (collection: string) => `any NFT of the collection ${collection}`,
  paidTo: (what: string, to: string) => `${what} paid to ${to}`,
  nothing: 'nothing',
  safeTransaction: (nonce: string, safe: string, what: string) =>
    `Sign transaction ${nonce} of the Safe ${safe}: ${what}`,
  transfer: {
    anyone: (what: string, from: string, to: string) => `Let anyone send ${what} from ${from} to ${to}`,
    recipient: (what: string, from: string, to: string) => `Let ${to} take ${what} from ${from}`,
  },
  lasting: (words: string) => `${words}, with no end`,
  signedUntil: (words: string, time: string) => `${words}; the signature can be used until ${time}`,
  from: (words: string, time: string) => `${words}, from ${time}`,
  cancel: (nonce: string, owner: string, token: string) =>
    `Cancel the authorization ${nonce} of ${owner}: token ${token}`,
  manage: (manager: string, owner: string, contract: string) =>
    `Allow ${manager} to manage everything that ${owner} has at the contract ${contract}`,
  noLongerManage: (manager: string, owner: string, contract: string) =>
    `No longer allow ${manager} to manage what ${owner} has at the contract ${contract}`,
  borrow: (borrower: string, what: string) => `Allow ${borrower} to take on debt of this account: ${what}`,
  accountCalls: (account: string, contract: string, count: number) =>
    `Let the account ${account} make ${count === 1 ? 'a call' : `${count} calls`}, checked by the contract ${contract}`,
  accountData: (account: string, contract: string) =>
    `Let the account ${account} run data that this page cannot read, checked by the contract ${contract}`,
  blind: {
    message: (contract: string, data: string) =>
      `Sign a message of the Safe ${contract} that this page cannot read: ${data}`,
    orders: (contract: string, data: string) =>
      `Sign orders at the contract ${contract} that this page cannot read: ${data}`,
  },
  code: (code: string, chain: string, nonce: string) =>
    `Let an account run the code of ${code} from now on: network ${chain}, nonce ${nonce}`,
  vote: (choice: string, proposal: string, space: string) =>
    `Vote ${choice} on the proposal ${proposal} of ${space} at Snapshot`,
  forContract: (contract: string, name: string) =>
    `For the contract ${contract}. The message calls it ${name}.`,
  type: 'Type',
  typed: (type: string) => `Sign typed data ${type}`,
  typedOf: (type: string, name: string) => `Sign typed data ${type} of ${name}`,
  field: (path: string, type: string) => `${path} (${type})`,
  domainField: (path: string, type: string) => `domain.${path} (${type})`,
  leftOut: 'Not signed',
  leftOutHint: (paths: string) =>
    `The message also has these fields, which the signature does not cover: ${paths}`,
  unreadable: 'This cannot be signed here, because the page cannot read what the signature covers.',
  risks: {
    empty: 'The message is empty, so the signature covers nothing.',
    'left-out': 'The message has fields that the signature does not cover. They are not shown as part of it.',
    'any-chain': 'The message names no network. Its signature is valid on every network.',
    'unknown-form': 'This page does not know this form of message. A contract decides what it does.',
    'unread-sign-in': 'It is about signing in, but not in the standard form. Sites may accept it.',
    'own-site': 'It signs in to this site. Sign only if you started this sign-in yourself.',
    'data-text': 'The message is data. This page cannot tell what it means.',
    'hash-text': 'The message is data, such as a hash. This page cannot tell what it means.',
    allowance: 'It approves another account to spend tokens, now and later, without any further signature.',
    transfer: 'It lets others move tokens without any further signature.',
    manager: 'It changes who can move everything that this account has at a contract.',
    debt: 'It allows another account to borrow against what this account has deposited.',
    blind: 'It signs data that this page cannot read.',
    'account-calls':
      'It lets a contract make calls in the name of an account, without any further signature.',
    code: 'It gives the control over an account to the code of another contract.',
    'unknown-amount': 'It holds an address and an amount. A contract may pay out tokens with it.',
    'unknown-bytes': 'It holds data that this page cannot read. A contract or an account may execute it.',
    order: 'It is an order that others can execute without any further signature.',
    'other-chain': 'It is for a different network than this Safe.',
    'other-site': 'It signs in to a different site.',
    'other-account': 'It is for a different account than this Safe.',
    'other-safe': 'It signs as an owner of another Safe.',
  },
} as const satisfies Texts
