import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-proposal'

/** What an owner types into the Treasury's forms, and the assets that they choose from. */
export const treasuryProposalTexts = {
  assetOf: (count: number) => (count === 1 ? 'Activo' : `Activo (elija 1 de ${count})`),
  tokenAt: (symbol: string, address: string) => `${symbol} (${address})`,
  unknownToken: (address: string) => `Token desconocido (${address})`,
  smallestUnits: (amount: string) => `${amount} unidades mínimas`,
  unknownTokens: 'La red no respondió, por lo que los símbolos, los decimales o los saldos son desconocidos.',
  to: 'Para',
  nonceUsed: (next: string) => `Este nonce no se puede usar. Escriba ${next} o un número mayor.`,
  replaces: (nonce: string) =>
    `Reemplaza la transacción pendiente con el nonce ${nonce}. Solo se ejecutará una de las dos.`,
  noBatch:
    'Esta red no tiene un contrato MultiSendCallOnly, por lo que no se pueden proponer varios pagos juntos. Propóngalos uno tras otro.',
  replace: 'Reemplazar…',
  signAndExecute: 'Firmar y ejecutar',
  notEnough: 'El Safe no la acepta ahora: faltan firmas o su nonce cambió. No se envió nada.',
  signaturesRefused: (code: string) =>
    `El Safe rechaza las firmas del servicio de Safe (${code}). No se envió nada. Pida a los propietarios que firmen de nuevo.`,
} as const satisfies PartialTranslation<typeof english.treasuryProposalTexts>
