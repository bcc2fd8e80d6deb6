import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/safe'

/** The page as a Safe App. */
export const safeTexts = {
  badge: (threshold: number, owners: number) => `Safe ${threshold}/${owners}`,
  badgeReadOnly: (threshold: number, owners: number) => `Safe ${threshold}/${owners}, schreibgeschützt`,
  title: 'Safe',
  about:
    'Diese Seite ist in einem Safe geöffnet. Was Sie senden oder signieren, wird zuerst seinen Eigentümern vorgeschlagen.',
  aboutReadOnly:
    'Diese Seite ist in einem Safe geöffnet, aber Ihre Wallet dort gehört nicht zu seinen Eigentümern. Sie können alles ansehen. Nur Eigentümer können senden und signieren.',
  address: 'Adresse',
  chain: 'Netzwerk',
  confirmations: 'Erforderliche Signaturen',
  needed: (threshold: number, owners: number) => `${threshold} von ${owners} Eigentümern`,
  unknownChain: (chainId: number) => `Netzwerk ${chainId}`,
  otherChain: (chain: string, configured: string) =>
    `Dieser Safe befindet sich auf ${chain}, das hier nicht unterstützt wird. Ein Safe kann sein Netzwerk nicht wechseln. Öffnen Sie stattdessen einen Safe auf ${configured}.`,
  or: ' oder ',
  ok: 'OK',
  disconnect: 'Trennen',
  failed: 'Safe-Informationen konnten nicht geladen werden',
  failedWhy: 'Sie können den Desktop verwenden, außer den Funktionen, die den Safe benötigen.',
  retry: 'Wiederholen',
} as const satisfies PartialTranslation<typeof english.safeTexts>
