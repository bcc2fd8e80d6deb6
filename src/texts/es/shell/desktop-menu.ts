import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/desktop-menu'

/** The desktop's menus. */
export const desktopMenuTexts = {
  open: 'Abrir',
  openInNewTab: 'Abrir en una pestaña nueva',
  copyLink: 'Copiar vínculo',
  move: 'Mover',
  arrange: 'Organizar iconos',
  byName: 'por nombre',
  asAtFirst: 'Orden predeterminado',
  autoArrange: 'Organización automática',
  lineUp: 'Alinear iconos',
  refresh: 'Actualizar',
  undoMove: 'Deshacer Mover',
  properties: 'Propiedades',
  letters: {
    open: 'A',
    openInNewTab: 'b',
    copyLink: 'C',
    move: 'M',
    arrange: 'O',
    byName: 'n',
    asAtFirst: 'd',
    autoArrange: 'u',
    lineUp: 'l',
    refresh: 't',
    undoMove: 'h',
    properties: 'P',
  },
} as const satisfies PartialTranslation<typeof english.desktopMenuTexts>
