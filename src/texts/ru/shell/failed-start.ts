import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/failed-start'

/** The message of a page whose scripts could not be loaded, twice in a row. Part of the page itself. */
export const failedStartTexts = {
  title: 'Рабочий стол не запущен',
  text: 'Не удалось загрузить часть этой страницы. Нажмите «Перезапустить», чтобы повторить попытку.',
  restart: 'Перезапустить',
} as const satisfies PartialTranslation<typeof english.failedStartTexts>
