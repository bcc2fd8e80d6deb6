import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/account'

/** The account window. */
export const accountTexts = {
  title: 'Cuenta',
  name: 'Nombre',
  account: 'Cuenta',
  balance: 'Saldo',
  address: 'Dirección',
  copyAddress: 'Copiar dirección',
  copied: '¡Copiado!',
  copiedStatus: 'La dirección se copió en el Portapapeles.',
  cannotCopy: 'El explorador bloqueó la copia. Seleccione la dirección y presione CTRL+C.',
  send: 'Enviar…',
  disconnect: 'Desconectar',
} as const satisfies PartialTranslation<typeof english.accountTexts>

/** Recent transactions. */
export const transactionTexts = {
  title: 'Transacciones recientes',
  none: 'Sus transacciones aparecerán aquí…',
  pending: 'Pendiente',
  confirmed: 'Confirmada',
  failed: 'Fallida',
  reverted: 'Fallida: rechazada por el contrato',
  replaced: 'Fallida: reemplazada por otra transacción',
  cancelled: 'Fallida: cancelada en la billetera',
  'given-up': 'Fallida: su billetera dice que la abandonó',
  partial: 'Realizada en parte, según su billetera: consulte sus saldos',
  late: 'Todavía pendiente',
  taken: 'Su billetera se hizo cargo de ella: compruébela allí',
  unanswered: 'No se sabe si su billetera la envió: compruébelo allí',
  proposed: 'En espera de los propietarios del Safe',
  dropped: 'No se encuentra en la red (descartada o reemplazada)',
  spedUp: 'Confirmada (acelerada)',
  differs: 'Distinta de la transacción que usted solicitó',
  checkAgain: 'Comprobar de nuevo',
  checkNamed: (description: string) => `Comprobar de nuevo: ${description}`,
  remove: 'Quitar',
  removeNamed: (description: string) => `Quitar: ${description}`,
  clear: 'Borrar todo',
  explorer: 'Ver más en el explorador de bloques',
  opens: (description: string) => `${description} (abre el explorador de bloques en una pestaña nueva)`,
} as const satisfies PartialTranslation<typeof english.transactionTexts>

/** Connected wallets and their accounts. */
export const connectionTexts = {
  title: 'Conexiones',
  inUse: 'En uso',
  use: 'Usar',
  chooseNamed: (name: string) => `Usar ${name}`,
  disconnect: 'Desconectar',
  disconnectNamed: (name: string) => `Desconectar ${name}`,
  hint: 'Para usar otra dirección, selecciónela en su billetera.',
} as const satisfies PartialTranslation<typeof english.connectionTexts>
