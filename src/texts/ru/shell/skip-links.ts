import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/skip-links'

/** The skip links at the top of the page. */
export const skipTexts = {
  toWindow: 'Перейти к открытому окну',
  toTaskbar: 'Перейти к панели задач',
  toStart: 'Перейти к кнопке «Пуск»',
} as const satisfies PartialTranslation<typeof english.skipTexts>
