import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/pages'

/** The 404 page. */
export const notFoundTexts = {
  heading: 'Love98',
  text: (path: string) =>
    `${path} bulunamıyor.\nAdresi denetleyip yeniden deneyin. Bir program açmak için Başlat'ı, sonra Programlar'ı tıklatın.`,
  withoutScripts: 'Bu sayfa bulunamıyor. Bir program açmak için simgesini tıklatın.',
  ok: 'Tamam',
} as const satisfies PartialTranslation<typeof english.notFoundTexts>

/** The blue screen at `/bsod`. */
export const bsodTexts = {
  title: 'Mavi ekran',
  name: 'Kalp ağrısı',
  message: 'Siz istediniz. Bozulan bir şey yok.',
} as const satisfies PartialTranslation<typeof english.bsodTexts>
