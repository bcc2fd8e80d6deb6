import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/ui/controls'

/** Texts that controls bring themselves, independent of their use. */
export const controlTexts = {
  close: 'Закрыть',
  details: 'Подробности',
  showDetails: 'Подробнее >>',
  hideDetails: 'Подробнее <<',
  copy: 'Копировать',
  copied: 'Скопировано.',
  notCopied: 'Браузер запретил копирование. Выделите текст и нажмите CTRL+C.',
} as const satisfies PartialTranslation<typeof english.controlTexts>
