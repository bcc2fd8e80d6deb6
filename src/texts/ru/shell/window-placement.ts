import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/window-placement'

/** Announcements while windows are moved, sized and arranged; in the same chunk as that code. */
export const placingTexts = {
  moveHint: (title: string) =>
    `Перемещение окна «${title}»: используйте клавиши со стрелками, Enter — принять, Esc — отменить`,
  sizeHint: (title: string) =>
    `Изменение размера окна «${title}»: используйте клавиши со стрелками, Enter — принять, Esc — отменить`,
  place: (left: number, top: number) => `слева ${left}, сверху ${top}`,
  size: (width: number, height: number) => `ширина ${width}, высота ${height}`,
  kept: 'принято',
  putBack: 'возвращено обратно',
  switcher: 'Окна',
} as const satisfies PartialTranslation<typeof english.placingTexts>
