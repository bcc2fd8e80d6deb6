import type { Texts } from '@/texts/texts'

/** What the Treasury says of the Safe that it shows, and of what it could not read. */
export const treasuryStatusTexts = {
  ownTitle: 'Treasury',
  connectedTitle: 'Connected Safe - Treasury',
  otherTitle: (address: string) => `${address} - Safe (not this community’s treasury)`,
  other: 'This Safe is not this community’s treasury.',
  copyAnyway: 'Copy Anyway',
  wrongLink: (why: string) => `The link names no Safe. ${why}`,
  ownStatus: 'Community treasury',
  connectedStatus: 'Connected Safe',
  otherStatus: 'Not this community’s treasury',
  withReason: (text: string, why: string) => (why ? `${text}: ${why}` : text),
  notFinal: ' (not final yet)',
  reverted: (why: string) =>
    `The execution was reverted${why ? `: ${why}` : ''}. Nothing changed, and it can be executed again.`,
  withdrawn: 'The Safe service no longer has it: the proposal was withdrawn.',
  unknownToService: 'The Safe service does not know it. Propose it again.',
  nodeSilent: 'The network does not answer, so the result is not known. It is asked again.',
  asServiceSays: (end: string) => `${end} (as the Safe service says)`,
  notOnChain: (end: string) => `${end}, as the Safe service says. The network does not show it yet.`,
  replacing: 'Another one seems to have run in its place. This is not final yet.',
  panic: (code: string) => `the contract failed with panic ${code}`,
  customError: (selector: string) => `the contract failed with error ${selector}`,
  contractSays: (text: string) => `the contract says “${text}”`,
  /** Error codes of the Safe contracts, version 1.3.0 on. */
  safeErrors: {
    GS010: 'the gas did not suffice',
    GS011: 'the refund could not be paid',
    GS012: 'the refund could not be paid',
    GS013: 'its call failed',
    GS020: 'signatures are missing',
    GS021: 'a signature is malformed',
    GS022: 'a signature is malformed',
    GS023: 'a signature is malformed',
    GS024: 'the signature of a contract is not valid',
    GS025: 'an owner did not approve it',
    GS026: 'a signature is of no owner',
  },
  unreadable: (count: number) => (count === 1 ? '1 row cannot be read.' : `${count} rows cannot be read.`),
  noPrice: 'No price',
  totalWithout: (count: number) =>
    `Total, without ${count === 1 ? '1 asset that has' : `${count} assets that have`} no price`,
  notConfirmed:
    'Not signed: the page around this one gave something that the contract of the Safe does not confirm.',
} as const satisfies Texts
