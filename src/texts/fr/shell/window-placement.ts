import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/window-placement'

/** Announcements while windows are moved, sized and arranged; in the same chunk as that code. */
export const placingTexts = {
  moveHint: (title: string) =>
    `Déplacer ${title} : utilisez les touches de direction, Entrée pour accepter ou Échap pour annuler`,
  sizeHint: (title: string) =>
    `Taille de ${title} : utilisez les touches de direction, Entrée pour accepter ou Échap pour annuler`,
  place: (left: number, top: number) => `gauche ${left}, haut ${top}`,
  size: (width: number, height: number) => `largeur ${width}, hauteur ${height}`,
  kept: 'accepté',
  putBack: 'rétabli',
  switcher: 'Fenêtres',
} as const satisfies PartialTranslation<typeof english.placingTexts>
