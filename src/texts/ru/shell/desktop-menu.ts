import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/desktop-menu'

/** The desktop's menus. */
export const desktopMenuTexts = {
  open: 'Открыть',
  openInNewTab: 'Открыть в новой вкладке',
  copyLink: 'Копировать ссылку',
  move: 'Переместить',
  arrange: 'Упорядочить значки',
  byName: 'По имени',
  asAtFirst: 'В исходном порядке',
  autoArrange: 'Автоматически',
  lineUp: 'Выстроить значки',
  refresh: 'Обновить',
  undoMove: 'Отменить перемещение',
  properties: 'Свойства',
  letters: {
    open: 'О',
    openInNewTab: 'в',
    copyLink: 'К',
    move: 'П',
    arrange: 'У',
    byName: 'и',
    asAtFirst: 'х',
    autoArrange: 'А',
    lineUp: 'ы',
    refresh: 'б',
    undoMove: 'м',
    properties: 'С',
  },
} as const satisfies PartialTranslation<typeof english.desktopMenuTexts>
