import type { Texts } from '@/texts/texts'

/** What the Treasury says of the Safe that it shows, and of what it could not read. */
export const treasuryStatusTexts = {
  ownTitle: 'Treasury',
  connectedTitle: 'Connected Safe - Treasury',
  otherTitle: (address: string) => `${address} - Safe (not this community's treasury)`,
  other: "This Safe is not this community's treasury.",
  copyAnyway: 'Copy Anyway',
  wrongLink: (why: string) => `The link does not contain a Safe. ${why}`,
  ownStatus: 'Community treasury',
  connectedStatus: 'Connected Safe',
  otherStatus: "Not this community's treasury",
  withReason: (text: string, why: string) => (why ? `${text}: ${why}` : text),
  notFinal: ' (not final yet)',
  reverted: (why: string) =>
    `The execution was reverted${why ? `: ${why}` : ''}. Nothing was changed. You can execute it again.`,
  notListed:
    'The Safe service no longer lists it. Signatures that were given stay valid until its nonce is used.',
  unknownToService: 'The Safe service does not have it. Propose it again.',
  nodeSilent: 'The network is not responding, so the result is not known yet. Trying again…',
  asServiceSays: (end: string) => `${end} (according to the Safe service)`,
  notOnChain: (end: string) => `${end} (according to the Safe service). The network does not confirm it yet.`,
  nonceUsed: 'Its nonce was used, by this transaction or by another one. Checking the result…',
  onlyNonceUsed: (end: string) =>
    `${end}. The network confirms only that its nonce was used. Compare the balances before you pay again.`,
  panic: (code: string) => `the contract failed with panic ${code}`,
  customError: (selector: string) => `the contract failed with error ${selector}`,
  contractSays: (text: string) => `the contract says "${text}"`,
  /** Error codes of the Safe contracts, version 1.3.0 on. */
  safeErrors: {
    GS010: 'there was not enough gas',
    GS011: 'the refund could not be paid',
    GS012: 'the refund could not be paid',
    GS013: 'its call failed',
    GS020: 'signatures are missing',
    GS021: 'a signature is malformed',
    GS022: 'a signature is malformed',
    GS023: 'a signature is malformed',
    GS024: 'the signature of a contract is not valid',
    GS025: 'an owner has not approved it',
    GS026: 'a signature is not from an owner',
  },
  unreadable: (count: number) => (count === 1 ? '1 row cannot be read.' : `${count} rows cannot be read.`),
  noPrice: 'No price',
  listedBy:
    "The coin of the network and this community's tokens are always listed. Other tokens are listed according to the Safe service.",
  totalWithout: (count: number) =>
    `Total at the prices of the Safe service, without ${count === 1 ? '1 asset that has' : `${count} assets that have`} no price`,
  totalProven: (count: number) =>
    `Total at the prices of the Safe service, without ${count === 1 ? '1 asset that has no price or no amount' : `${count} assets that have no price or no amount`} from the network`,
  entriesLeftOut: (count: number) =>
    count === 1
      ? '1 entry of the Safe service is left out, because it names no contract or repeats another one.'
      : `${count} entries of the Safe service are left out, because they name no contract or repeat another one.`,
  otherDecimals: (names: string) =>
    `The Safe service gives other decimals than the network for: ${names}. Those of the network are used.`,
  notConfirmed:
    'Not signed. The page around this one gave a signature that the contract of the Safe does not confirm.',
} as const satisfies Texts
