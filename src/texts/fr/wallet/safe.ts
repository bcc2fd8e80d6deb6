import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/safe'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('fr')

/** The page as a Safe App. */
export const safeTexts = {
  badge: (threshold: number, owners: number) => `Safe ${threshold}/${owners}`,
  badgeReadOnly: (threshold: number, owners: number) => `Safe ${threshold}/${owners}, lecture seule`,
  title: 'Safe',
  about:
    'Cette page est ouverte dans un Safe. Ce que vous envoyez ou signez est d’abord proposé à ses propriétaires.',
  aboutReadOnly:
    'Cette page est ouverte dans un Safe, mais le portefeuille que vous y utilisez n’est pas celui d’un de ses propriétaires. Vous pouvez tout voir. Seuls les propriétaires peuvent envoyer et signer.',
  address: 'Adresse',
  chain: 'Réseau',
  confirmations: 'Signatures requises',
  needed: (threshold: number, owners: number) =>
    plural(threshold, {
      one: `${threshold} propriétaire sur ${owners}`,
      other: `${threshold} propriétaires sur ${owners}`,
    }),
  unknownChain: (chainId: number) => `Réseau ${chainId}`,
  otherChain: (chain: string, configured: string) =>
    `Ce Safe est sur ${chain}, qui n’est pas pris en charge ici. Un Safe ne peut pas changer de réseau. Ouvrez plutôt un Safe sur ${configured}.`,
  or: ' ou ',
  ok: 'OK',
  disconnect: 'Déconnecter',
  failed: 'Impossible de charger les informations du Safe',
  failedWhy: 'Vous pouvez utiliser le Bureau, sauf les fonctions qui ont besoin du Safe.',
  retry: 'Réessayer',
} as const satisfies PartialTranslation<typeof english.safeTexts>
