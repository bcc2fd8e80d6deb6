import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/desktop-menu'

/** The desktop's menus. */
export const desktopMenuTexts = {
  open: 'Abrir',
  openInNewTab: 'Abrir em uma nova guia',
  copyLink: 'Copiar link',
  move: 'Mover',
  arrange: 'Organizar ícones',
  byName: 'por nome',
  asAtFirst: 'Ordem padrão',
  autoArrange: 'AutoOrganizar',
  lineUp: 'Alinhar ícones',
  refresh: 'Atualizar',
  undoMove: 'Desfazer Mover',
  properties: 'Propriedades',
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
    undoMove: 'f',
    properties: 'P',
  },
} as const satisfies PartialTranslation<typeof english.desktopMenuTexts>
