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
} as const satisfies Texts
