import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/failed-start'

/** The message of a page whose scripts could not be loaded, twice in a row. Part of the page itself. */
export const failedStartTexts = {
  title: 'Masaüstü başlatılamadı',
  text: "Bu sayfanın bir bölümü yüklenemedi. Bir daha denemek için Yeniden başlat'ı tıklatın.",
  restart: 'Yeniden başlat',
} as const satisfies PartialTranslation<typeof english.failedStartTexts>
