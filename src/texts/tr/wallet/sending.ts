import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/sending'

/** Why a transaction was not sent. */
export const sendingTexts = {
  fails: 'Bu işlem başarısız olur.',
  funds: 'Bu hesapta tutar ve ağ ücreti için yeterli bakiye yok.',
  says: (reason: string) => `Bu işlem başarısız olur. Sözleşme şunu bildiriyor: "${reason}".`,
  panic: (code: string) => `Bu işlem başarısız olur. Sözleşmenin bildirdiği hata: ${code}.`,
  custom: (selector: string) => `Bu işlem başarısız olur. Sözleşmenin bildirdiği hata: ${selector}.`,
  repeatedTitle: 'Yeniden gönderilsin mi?',
  repeated:
    'Aynı işlem daha önce gönderildi veya istendi ve henüz onaylanmadı. Yeniden gönderirseniz iki kez yapılabilir.',
  sendAgain: 'Yeniden gönder',
  cancel: 'İptal',
} as const satisfies PartialTranslation<typeof english.sendingTexts>
