import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/recipient'

/** A field for a recipient: an address or a name. */
export const recipientTexts = {
  addressProblems: {
    'not-an-address':
      'Keine gültige Adresse. Geben Sie 0x gefolgt von 40 Hexadezimalziffern oder einen ENS-Namen ein.',
    checksum:
      'Keine gültige Adresse: Ihre Großbuchstaben passen nicht zu ihren übrigen Zeichen (EIP-55). Kopieren Sie die Adresse erneut.',
    'unknown-network': 'Das Netzwerkpräfix ist nicht bekannt. Geben Sie die Adresse ohne das Präfix ein.',
    'other-network':
      'Die Adresse gehört zu einem anderen Netzwerk. Geben Sie eine Adresse in dem Netzwerk ein, das hier angezeigt wird.',
  },
  resolving: 'Der Name wird nachgeschlagen…',
  resolved: (name: string, address: string) => `${name} gehört zu ${address}`,
  nameMoved: (name: string, before: string, now: string) =>
    `${name} hat sich geändert: vorher ${before}, jetzt ${now}. Überprüfen Sie dies, und schlagen Sie erneut vor.`,
  noRecord: (name: string) => `${name} hat in diesem Netzwerk keine Adresse. Geben Sie die Adresse ein.`,
  nameNotRead: (why: string) =>
    `Der Name konnte nicht nachgeschlagen werden: ${why} Versuchen Sie es erneut, oder geben Sie die Adresse ein.`,
  noNames: 'Namen werden in diesem Netzwerk nicht unterstützt. Geben Sie die Adresse ein.',
} as const satisfies PartialTranslation<typeof english.recipientTexts>
