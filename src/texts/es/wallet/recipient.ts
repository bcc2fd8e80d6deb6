import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/recipient'

/** A field for a recipient: an address or a name. */
export const recipientTexts = {
  addressProblems: {
    'not-an-address':
      'No es una dirección válida. Escriba 0x seguido de 40 dígitos hexadecimales, o un nombre ENS.',
    checksum:
      'No es una dirección válida: sus mayúsculas no concuerdan con sus dígitos (EIP-55). Copie la dirección de nuevo.',
    'unknown-network': 'No se conoce la red indicada delante de la dirección. Escriba la dirección sin ella.',
    'other-network': 'La dirección es de otra red. Escriba una dirección de la red que se muestra aquí.',
  },
  resolving: 'Buscando el nombre…',
  resolved: (name: string, address: string) => `${name} es ${address}`,
  nameMoved: (name: string, before: string, now: string) =>
    `${name} cambió: era ${before} y ahora es ${now}. Compruébelo y proponga de nuevo.`,
  noRecord: (name: string) => `${name} no tiene dirección en esta red. Escriba su dirección.`,
  nameNotRead: (why: string) => `No se buscó el nombre: ${why} Inténtelo de nuevo o escriba la dirección.`,
  noNames: 'Aquí no se buscan nombres. Escriba la dirección.',
} as const satisfies PartialTranslation<typeof english.recipientTexts>
