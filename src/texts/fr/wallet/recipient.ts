import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/recipient'

/** A field for a recipient: an address or a name. */
export const recipientTexts = {
  addressProblems: {
    'not-an-address':
      'Ce n’est pas une adresse valide. Entrez 0x suivi de 40 caractères hexadécimaux, ou un nom ENS.',
    checksum:
      'Ce n’est pas une adresse valide : ses majuscules ne correspondent pas à ses autres caractères (EIP-55). Copiez à nouveau l’adresse.',
    'unknown-network': 'Le préfixe de réseau n’est pas reconnu. Entrez l’adresse sans lui.',
    'other-network': 'L’adresse est celle d’un autre réseau. Entrez une adresse du réseau affiché ici.',
  },
  resolving: 'Recherche du nom…',
  resolved: (name: string, address: string) => `${name} correspond à ${address}`,
  nameMoved: (name: string, before: string, now: string) =>
    `${name} a changé : c’était ${before} et c’est maintenant ${now}. Vérifiez, et proposez à nouveau.`,
  noRecord: (name: string) => `${name} n’a pas d’adresse sur ce réseau. Entrez son adresse.`,
  nameNotRead: (why: string) => `Le nom n’a pas pu être recherché : ${why} Réessayez, ou entrez l’adresse.`,
  noNames: 'Les noms ne sont pas pris en charge sur ce réseau. Entrez l’adresse.',
} as const satisfies PartialTranslation<typeof english.recipientTexts>
