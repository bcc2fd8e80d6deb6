import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/window-placement'

/** Announcements while windows are moved, sized and arranged; in the same chunk as that code. */
export const placingTexts = {
  moveHint: (title: string) =>
    `Pour déplacer ${title}, appuyez sur les touches de direction. Appuyez sur ENTRÉE pour accepter ou sur ÉCHAP pour annuler.`,
  sizeHint: (title: string) =>
    `Pour redimensionner ${title}, appuyez sur les touches de direction. Appuyez sur ENTRÉE pour accepter ou sur ÉCHAP pour annuler.`,
  place: (left: number, top: number) => `gauche ${left}, haut ${top}`,
  size: (width: number, height: number) => `largeur ${width}, hauteur ${height}`,
  kept: 'Position acceptée',
  putBack: 'Position rétablie',
  switcher: 'Fenêtres',
} as const satisfies PartialTranslation<typeof english.placingTexts>
