import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/window-placement'

/** Announcements while windows are moved, sized and arranged; in the same chunk as that code. */
export const placingTexts = {
  moveHint: (title: string) =>
    `Um ${title} zu verschieben, drücken Sie die Pfeiltasten. Drücken Sie die EINGABETASTE zum Übernehmen oder ESC zum Abbrechen.`,
  sizeHint: (title: string) =>
    `Um die Größe von ${title} zu ändern, drücken Sie die Pfeiltasten. Drücken Sie die EINGABETASTE zum Übernehmen oder ESC zum Abbrechen.`,
  place: (left: number, top: number) => `links ${left}, oben ${top}`,
  size: (width: number, height: number) => `Breite ${width}, Höhe ${height}`,
  kept: 'Position übernommen',
  putBack: 'Position wiederhergestellt',
  switcher: 'Fenster',
} as const satisfies PartialTranslation<typeof english.placingTexts>
