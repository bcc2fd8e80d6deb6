import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/window-placement'

/** Announcements while windows are moved, sized and arranged; in the same chunk as that code. */
export const placingTexts = {
  moveHint: (title: string) =>
    `${title} verschieben: mit den Pfeiltasten; Eingabetaste zum Übernehmen, Esc zum Abbrechen`,
  sizeHint: (title: string) =>
    `Größe von ${title} ändern: mit den Pfeiltasten; Eingabetaste zum Übernehmen, Esc zum Abbrechen`,
  place: (left: number, top: number) => `links ${left}, oben ${top}`,
  size: (width: number, height: number) => `Breite ${width}, Höhe ${height}`,
  kept: 'übernommen',
  putBack: 'zurückgesetzt',
  switcher: 'Fenster',
} as const satisfies PartialTranslation<typeof english.placingTexts>
