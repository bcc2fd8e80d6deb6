import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/desktop-menu'

/** The desktop's menus. */
export const desktopMenuTexts = {
  open: 'Ouvrir',
  openInNewTab: 'Ouvrir dans un nouvel onglet',
  copyLink: 'Copier le lien',
  move: 'Déplacer',
  arrange: 'Réorganiser les icônes',
  byName: 'par nom',
  asAtFirst: 'Ordre par défaut',
  autoArrange: 'Réorganisation automatique',
  lineUp: 'Aligner les icônes',
  refresh: 'Actualiser',
  undoMove: 'Annuler Déplacer',
  properties: 'Propriétés',
  letters: {
    open: 'O',
    openInNewTab: 'n',
    copyLink: 'C',
    move: 'D',
    arrange: 'R',
    byName: 'm',
    asAtFirst: 'f',
    autoArrange: 'u',
    lineUp: 'l',
    refresh: 't',
    undoMove: 'A',
    properties: 'P',
  },
} as const satisfies PartialTranslation<typeof english.desktopMenuTexts>
