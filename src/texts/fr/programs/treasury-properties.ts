import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-properties'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('fr')

/** The property sheet of a Safe in the Treasury. */
export const treasuryPropertiesTexts = {
  title: (address: string) => `Propriétés de Safe ${address}`,
  tabs: 'Propriétés du Safe',
  general: 'Général',
  owners: 'Propriétaires',
  network: 'Réseau',
  apps: 'Applications Safe',
  close: 'Fermer',
  none: 'Aucun',
  fromGateway:
    'Ces informations sont fournies par le service Safe. Elles ne sont pas vérifiées sur cet ordinateur.',
  address: 'Adresse',
  version: 'Version',
  unknownVersion: 'Inconnue',
  latestVersion: 'Dernière version',
  versionStates: {
    UP_TO_DATE: 'À jour',
    OUTDATED: 'Une version plus récente est disponible',
    UNKNOWN: 'Le contrat est inconnu',
  },
  contract: 'Contrat',
  threshold: 'Seuil',
  thresholdOf: (threshold: number, owners: number) =>
    plural(threshold, {
      one: `${threshold} propriétaire sur ${owners}`,
      other: `${threshold} propriétaires sur ${owners}`,
    }),
  nonce: 'Nonce',
  nextNonce: 'Prochain nonce disponible',
  modules: 'Modules',
  moduleWarning: 'Un module peut déplacer des actifs sans les signatures des propriétaires.',
  guard: 'Garde',
  fallbackHandler: 'Gestionnaire de secours (fallback)',
  ownerList: 'Propriétaires de ce Safe',
  ownerHint: 'Sélectionnez un propriétaire pour voir les autres Safes de ce compte sur ce réseau.',
  otherSafes: 'Autres Safes de ce propriétaire',
  noOtherSafes: 'Ce propriétaire n’a pas d’autres Safes sur ce réseau.',
  moreSafes: (count: number) =>
    plural(count, {
      one: `${count} autre n’est pas affiché.`,
      other: `${count} autres ne sont pas affichés.`,
    }),
  networkName: 'Nom',
  chainId: 'ID de chaîne',
  shortName: 'Nom court',
  currency: 'Monnaie native',
  networkKind: 'Type',
  testnet: 'Réseau de test',
  mainnet: 'Réseau principal',
  layerTwo: 'Réseau de couche 2',
  features: 'Fonctions',
  otherNetworks: 'Réseaux de ce service Safe',
  noOtherNetworks: 'Ce service Safe n’a pas de réseaux.',
  noApps: 'Le service Safe n’indique aucune application pour ce réseau.',
  restrictedApp: 'Uniquement pour certains sites',
} as const satisfies PartialTranslation<typeof english.treasuryPropertiesTexts>
