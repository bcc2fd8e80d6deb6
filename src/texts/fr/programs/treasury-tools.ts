import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-tools'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('fr')

/** What the Treasury offers beside its lists: hashes to compare, receiving, the explorer, and the history as a file. */
export const treasuryToolsTexts = {
  hashes: 'Hashes pour un portefeuille matériel',
  hashesHint: 'Comparez-les avec ce qu’affiche l’appareil avant de signer.',
  domainHash: 'Hash du domaine',
  messageHash: 'Hash du message',
  copyOf: (name: string) => `Copier ${name}`,
  receive: 'Recevoir…',
  receiveTitle: 'Recevoir',
  receiveHint: (network: string) => `N’envoyez à cette adresse que des actifs de ${network}.`,
  qrLabel: (text: string) => `Code QR : ${text}`,
  qrOf: 'Le code QR contient',
  qrAll: 'l’adresse et le réseau (EIP-681)',
  qrAddress: 'uniquement l’adresse',
  explorer: (name: string) => `Voir sur ${name}`,
  find: 'Rechercher',
  findHint: 'Un mot, une adresse, un jeton',
  found: (count: number, all: number) =>
    plural(all, {
      one: `${count} sur ${all} transaction chargée`,
      other: `${count} sur ${all} transactions chargées`,
    }),
  loadAll: 'Tout charger',
  stopLoading: 'Arrêter',
  loaded: (count: number) => plural(count, { one: `${count} chargée…`, other: `${count} chargées…` }),
  noneFound: 'Aucune transaction chargée ne contient ce texte. Entrez un autre texte.',
  saveHistory: 'Enregistrer au format CSV',
  historyFile: 'history.csv',
  repeated: 'Répète une autre ligne',
  times: 'Les dates et les heures sont celles du service Safe.',
  historyColumns: {
    time: 'heure (d’après le service Safe)',
    nonce: 'nonce',
    what: 'objet',
    source: 'source',
    status: 'état',
    id: 'id',
    hash: 'hash de la transaction',
  },
  sources: { bytes: 'lu dans ses octets', gateway: 'selon le service Safe' },
} as const satisfies PartialTranslation<typeof english.treasuryToolsTexts>
