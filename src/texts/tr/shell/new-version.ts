import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/new-version'

/** The offer to restart into a newer version. */
export const newVersionTexts = {
  title: 'Yeni bir sürüm hazır',
  text: 'Bu masaüstünün yeni bir sürümü hazır. Kullanmak için şimdi veya daha sonra yeniden başlatın.',
  restart: 'Yeniden başlat',
  later: 'Daha sonra',
} as const satisfies PartialTranslation<typeof english.newVersionTexts>
