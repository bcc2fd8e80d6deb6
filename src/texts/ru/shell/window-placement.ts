import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/window-placement'

/** Announcements while windows are moved, sized and arranged; in the same chunk as that code. */
export const placingTexts = {
  moveHint: (title: string) =>
    `Чтобы переместить окно «${title}», нажимайте клавиши со стрелками. Нажмите ENTER, чтобы принять, или ESC, чтобы отменить.`,
  sizeHint: (title: string) =>
    `Чтобы изменить размер окна «${title}», нажимайте клавиши со стрелками. Нажмите ENTER, чтобы принять, или ESC, чтобы отменить.`,
  place: (left: number, top: number) => `слева ${left}, сверху ${top}`,
  size: (width: number, height: number) => `ширина ${width}, высота ${height}`,
  kept: 'Положение принято',
  putBack: 'Положение восстановлено',
  switcher: 'Окна',
} as const satisfies PartialTranslation<typeof english.placingTexts>
