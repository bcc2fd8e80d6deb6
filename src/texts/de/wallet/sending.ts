import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/sending'

/** Why a transaction was not sent. */
export const sendingTexts = {
  fails: 'Diese Transaktion würde fehlschlagen.',
  funds: 'Dieses Konto hat nicht genug für den Betrag und die Netzwerkgebühr.',
  says: (reason: string) => `Diese Transaktion würde fehlschlagen. Der Vertrag meldet „${reason}“.`,
  panic: (code: string) => `Diese Transaktion würde fehlschlagen. Der Vertrag hat Fehler ${code} gemeldet.`,
  custom: (selector: string) =>
    `Diese Transaktion würde fehlschlagen. Der Vertrag hat Fehler ${selector} gemeldet.`,
  repeatedTitle: 'Erneut senden?',
  repeated:
    'Die gleiche Transaktion wurde bereits gesendet oder angefordert und ist noch nicht bestätigt. Wenn Sie sie erneut senden, wird sie möglicherweise zweimal ausgeführt.',
  sendAgain: 'Erneut senden',
  cancel: 'Abbrechen',
} as const satisfies PartialTranslation<typeof english.sendingTexts>
