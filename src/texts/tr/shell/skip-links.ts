import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/skip-links'

/** The skip links at the top of the page. */
export const skipTexts = {
  toWindow: 'Açık pencereye git',
  toTaskbar: 'Görev çubuğuna git',
  toStart: 'Başlat düğmesine git',
} as const satisfies PartialTranslation<typeof english.skipTexts>
