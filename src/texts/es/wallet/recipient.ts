import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/recipient'

/** A field for a recipient: an address or a name. */
export const recipientTexts = {
  addressProblems: {
    'not-an-address':
      'No es una dirección válida. Escriba 0x seguido de 40 caracteres hexadecimales, o un nombre ENS.',
    checksum:
      'No es una dirección válida: sus mayúsculas no concuerdan con sus demás caracteres (EIP-55). Copie la dirección de nuevo.',
    'unknown-network': 'No se reconoce el prefijo de red. Escriba la dirección sin él.',
    'other-network': 'La dirección es de otra red. Escriba una dirección de la red que se muestra aquí.',
  },
  resolving: 'Buscando el nombre…',
  resolved: (name: string, address: string) => `${name} corresponde a ${address}`,
  nameMoved: (name: string, before: string, now: string) =>
    `${name} cambió: era ${before} y ahora es ${now}. Compruébelo y proponga de nuevo.`,
  noRecord: (name: string) => `${name} no tiene dirección en esta red. Escriba su dirección.`,
  nameNotRead: (why: string) =>
    `No se pudo buscar el nombre: ${why} Inténtelo de nuevo o escriba la dirección.`,
  noNames: 'Los nombres no se admiten en esta red. Escriba la dirección.',
} as const satisfies PartialTranslation<typeof english.recipientTexts>
