import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/look-alike'

/** A recipient that can be taken for another address. */
export const lookAlikeTexts = {
  warning:
    'Este destinatario se parece a una dirección que usted conoce, pero es una dirección distinta. Los atacantes crean direcciones así para engañarle. Compare cada carácter.',
  seen: 'Este destinatario se parece a otra dirección del historial. Es posible que una de las dos se haya puesto allí a propósito. Compare cada carácter con una fuente de su confianza.',
  reading: 'Comparando con destinatarios anteriores…',
  unread:
    'No se pudieron leer de la red los destinatarios anteriores. Una dirección parecida a la de alguno de ellos pasaría inadvertida.',
  partly: (block: string) =>
    `No se leyeron de la red todos los destinatarios anteriores, solo los que hay desde el bloque ${block} y algunos más antiguos. Una dirección parecida a la de otro pasaría inadvertida.`,
  ownersUnread:
    'No se pudieron leer los propietarios en el contrato del Safe. Una dirección parecida a la de un propietario pasaría inadvertida.',
  historyUnread:
    'El servicio de Safe no proporcionó su historial. Una dirección parecida a otra que solo aparece en ese historial pasaría inadvertida.',
  recipient: 'Destinatario:',
  known: 'Dirección conocida:',
  inHistory: 'Dirección del historial:',
  compared: 'He comparado las dos direcciones y este destinatario es el correcto.',
} as const satisfies PartialTranslation<typeof english.lookAlikeTexts>
