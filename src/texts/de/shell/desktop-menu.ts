import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/desktop-menu'

/** The desktop's menus. */
export const desktopMenuTexts = {
  open: 'Öffnen',
  openInNewTab: 'In neuer Registerkarte öffnen',
  copyLink: 'Link kopieren',
  move: 'Verschieben',
  arrange: 'Symbole anordnen',
  byName: 'Nach Name',
  asAtFirst: 'Standardreihenfolge',
  autoArrange: 'Automatisch anordnen',
  lineUp: 'Am Raster ausrichten',
  refresh: 'Aktualisieren',
  undoMove: 'Rückgängig: Verschieben',
  properties: 'Eigenschaften',
  letters: {
    open: 'f',
    openInNewTab: 'R',
    copyLink: 'K',
    move: 'V',
    arrange: 'o',
    byName: 'N',
    asAtFirst: 'd',
    autoArrange: 'A',
    lineUp: 'u',
    refresh: 'l',
    undoMove: 'g',
    properties: 'E',
  },
} as const satisfies PartialTranslation<typeof english.desktopMenuTexts>
