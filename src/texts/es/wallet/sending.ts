import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/sending'

/** Why a transaction was not sent. */
export const sendingTexts = {
  fails: 'Esta transacción fallaría.',
  funds: 'Esta cuenta no tiene suficiente para la cantidad y la tarifa de red.',
  says: (reason: string) => `Esta transacción fallaría. El contrato dice “${reason}”.`,
  panic: (code: string) => `Esta transacción fallaría. El contrato informó del error ${code}.`,
  custom: (selector: string) => `Esta transacción fallaría. El contrato informó del error ${selector}.`,
  repeatedTitle: '¿Enviar de nuevo?',
  repeated:
    'La misma transacción ya se envió o se solicitó y todavía no está confirmada. Si la envía de nuevo, puede realizarse dos veces.',
  sendAgain: 'Enviar de nuevo',
  cancel: 'Cancelar',
} as const satisfies PartialTranslation<typeof english.sendingTexts>
