import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/window-menus'

/** The system menu of a window and the menu of the taskbar. */
export const windowMenuTexts = {
  restore: 'Восстановить',
  move: 'Переместить',
  size: 'Размер',
  minimize: 'Свернуть',
  maximize: 'Развернуть',
  close: 'Закрыть',
  closeKeys: 'Ctrl+Alt+F4',
  taskbar: 'Панель задач',
  cascade: 'Окна каскадом',
  tileHorizontally: 'Окна сверху вниз',
  tileVertically: 'Окна слева направо',
  minimizeAll: 'Свернуть все окна',
  undoMinimizeAll: 'Отменить свертывание',
  undo: (what: string) => `Отменить: ${what}`,
} as const satisfies PartialTranslation<typeof english.windowMenuTexts>
