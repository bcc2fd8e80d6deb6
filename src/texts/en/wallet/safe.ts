import type { Texts } from '@/texts/texts'

/** The page as a Safe App. */
export const safeTexts = {
  badge: (threshold: number, owners: number) => `Safe ${threshold}/${owners}`,
  badgeReadOnly: (threshold: number, owners: number) => `Safe ${threshold}/${owners}, read only`,
  title: 'Safe',
  about: 'This page is open inside a Safe. What you send or sign is first proposed to its owners.',
  aboutReadOnly:
    'This page is open inside a Safe, but your wallet there is not one of its owners. You can view everything. Only owners can send and sign.',
  address: 'Address',
  chain: 'Network',
  confirmations: 'Required signatures',
  needed: (threshold: number, owners: number) => `${threshold} of ${owners} owners`,
  unknownChain: (chainId: number) => `Network ${chainId}`,
  otherChain: (chain: string, configured: string) =>
    `This Safe is on ${chain}, which is not supported here. A Safe cannot change its network. Open a Safe on ${configured} instead.`,
  or: ' or ',
  ok: 'OK',
  disconnect: 'Disconnect',
  /** Fixed by the specification: S8.6. */
  failed: 'Could not load Safe information',
  failedWhy: 'You can use the desktop, except for features that need the Safe.',
  retry: 'Retry',
} as const satisfies Texts
