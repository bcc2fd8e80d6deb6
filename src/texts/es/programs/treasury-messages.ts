import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-messages'

/** The messages of a Safe: what a signature of one says. */
export const treasuryMessagesTexts = {
  empty: 'Un mensaje vacío',
  signIn: (site: string, account: string) => `Iniciar sesión en ${site} como ${account}`,
  order: (gives: string, receives: string) => `Orden: dar ${gives} por ${receives}`,
  paidTo: (what: string, to: string) => `${what}, pagado a ${to}`,
  nothing: 'nada',
  safeTransaction: (nonce: string, safe: string, what: string) =>
    `Firmar la transacción ${nonce} del Safe ${safe}: ${what}`,
  typed: (type: string) => `Firmar datos con tipo ${type}`,
  typedOf: (type: string, name: string) => `Firmar datos con tipo ${type} de ${name}`,
  field: (path: string, type: string) => `${path} (${type})`,
  domainField: (path: string, type: string) => `domain.${path} (${type})`,
  leftOut: 'No firmado',
  leftOutHint: (paths: string) => `El mensaje tiene además estos campos, que la firma no abarca: ${paths}`,
  unreadable: 'Esto no se puede firmar aquí, porque la página no puede leer lo que abarca la firma.',
  risks: {
    empty: 'El mensaje está vacío. Una firma no abarca ningún texto ni ningún valor.',
    'left-out': 'El mensaje tiene campos que la firma no abarca. No se muestran como parte de él.',
    'any-chain': 'El mensaje no nombra ninguna red. Su firma es válida en todas las redes.',
    'hash-text': 'El mensaje es un número, como un hash. Esta página no puede saber qué significa.',
    allowance: 'Permite que otra cuenta gaste tokens, ahora y más adelante, sin ninguna otra firma.',
    order: 'Es una orden que otros pueden ejecutar sin ninguna otra firma.',
    'other-chain': 'Es para una red distinta de la de este Safe.',
    'other-site': 'Inicia sesión en un sitio distinto.',
    'other-account': 'Es para una cuenta distinta de este Safe.',
    'other-safe': 'Firma una transacción de otro Safe.',
  },
} as const satisfies PartialTranslation<typeof english.treasuryMessagesTexts>
