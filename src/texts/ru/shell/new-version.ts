import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/new-version'

/** The offer to restart into a newer version. */
export const newVersionTexts = {
  title: 'Готова новая версия',
  text: 'Новая версия этого рабочего стола готова к использованию. Перезапустите его сейчас, чтобы перейти на нее, или сделайте это позже.',
  restart: 'Перезапустить',
  later: 'Позже',
} as const satisfies PartialTranslation<typeof english.newVersionTexts>
