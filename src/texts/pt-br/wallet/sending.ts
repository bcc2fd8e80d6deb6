import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/sending'

/** Why a transaction was not sent. */
export const sendingTexts = {
  fails: 'Esta transação falharia.',
  funds: 'Esta conta não tem o suficiente para a quantia e a taxa de rede.',
  says: (reason: string) => `Esta transação falharia. O contrato diz “${reason}”.`,
  panic: (code: string) => `Esta transação falharia. O contrato informou o erro ${code}.`,
  custom: (selector: string) => `Esta transação falharia. O contrato informou o erro ${selector}.`,
  repeatedTitle: 'Enviar novamente?',
  repeated:
    'A mesma transação já foi enviada ou solicitada e ainda não foi confirmada. Se você a enviar novamente, ela pode ser realizada duas vezes.',
  sendAgain: 'Enviar novamente',
  cancel: 'Cancelar',
} as const satisfies PartialTranslation<typeof english.sendingTexts>
