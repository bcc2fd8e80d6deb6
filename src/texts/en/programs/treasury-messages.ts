import type { Texts } from '@/texts/texts'

/** The messages of a Safe: what a signature of one says. */
export const treasuryMessagesTexts = {
  empty: 'An empty message',
  signIn: (site: string, account: string) => `Sign in to ${site} as ${account}`,
  order: (gives: string, receives: string) => `Order: give ${gives} for ${receives}`,
  paidTo: (what: string, to: string) => `${what} paid to ${to}`,
  nothing: 'nothing',
  safeTransaction: (nonce: string, safe: string, what: string) =>
    `Sign transaction ${nonce} of the Safe ${safe}: ${what}`,
  typed: (type: string) => `Sign typed data ${type}`,
  typedOf: (type: string, name: string) => `Sign typed data ${type} of ${name}`,
  field: (path: string, type: string) => `${path} (${type})`,
  domainField: (path: string, type: string) => `domain.${path} (${type})`,
  leftOut: 'Not signed',
  leftOutHint: (paths: string) =>
    `The message also has these fields, which the signature does not cover: ${paths}`,
  unreadable: 'This cannot be signed here, because the page cannot read what the signature covers.',
  risks: {
    empty: 'The message is empty. A signature covers no text and no value.',
    'left-out': 'The message has fields that the signature does not cover. They are not shown as part of it.',
    'any-chain': 'The message names no network. Its signature is valid on every network.',
    'hash-text': 'The message is a number, such as a hash. This page cannot tell what it means.',
    allowance: 'It allows another account to spend tokens, now and later, without any further signature.',
    order: 'It is an order that others can execute without any further signature.',
    'other-chain': 'It is for a different network than this Safe.',
    'other-site': 'It signs in to a different site.',
    'other-account': 'It is for a different account than this Safe.',
    'other-safe': 'It signs a transaction of another Safe.',
  },
} as const satisfies Texts
