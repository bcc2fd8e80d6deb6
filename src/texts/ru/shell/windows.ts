import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/windows'

/** Window frames and task buttons. */
export const windowTexts = {
  systemMenu: (title: string) => `${title}: системное меню`,
  minimize: 'Свернуть',
  maximize: 'Развернуть',
  restore: 'Восстановить',
  close: 'Закрыть',
  loading: 'Загрузка…',
  taskbar: 'Панель задач',
  minimized: ', свернуто',
  attention: ', требует внимания',
  earlierButtons: 'Предыдущие окна',
  laterButtons: 'Следующие окна',
} as const satisfies PartialTranslation<typeof english.windowTexts>
