import type { Texts } from '@/texts/texts'

/** The page as a Safe App. */
export const safeTexts = {
  badge: (threshold: number, owners: number) => `Safe ${threshold}/${owners}`,
  badgeReadOnly: (threshold: number, owners: number) => `Safe ${threshold}/${owners}, read only`,
  title: 'Safe',
  about: 'This page is open inside a Safe. What is sent or signed here is proposed to its owners first.',
  aboutReadOnly:
    'This page is open inside a Safe that you do not own with the wallet you use there. You can look at everything; sending and signing are for its owners.',
  address: 'Address',
  chain: 'Network',
  confirmations: 'Confirmations',
  needed: (threshold: number, owners: number) => `${threshold} of ${owners} owners`,
  unknownChain: (chainId: number) => `Network ${chainId}`,
  otherChain: (chain: string, configured: string) =>
    `This Safe is on ${chain}, which this page does not use. A Safe cannot change its network: open one on ${configured} instead.`,
  or: ' or ',
  ok: 'OK',
  disconnect: 'Disconnect',
  failed: 'Could not load Safe information',
  failedWhy: 'The desktop works without it; what needs the Safe does not.',
  retry: 'Retry',
} as const satisfies Texts
