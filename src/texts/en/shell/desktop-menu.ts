import type { Texts } from '@/texts/texts'

/** The desktop's menus. */
export const desktopMenuTexts = {
  open: 'Open',
  openInNewTab: 'Open in New Tab',
  copyLink: 'Copy Link',
  move: 'Move',
  arrange: 'Arrange Icons',
  byName: 'by Name',
  asAtFirst: 'Default Order',
  autoArrange: 'Auto Arrange',
  lineUp: 'Line Up Icons',
  refresh: 'Refresh',
  undoMove: 'Undo Move',
  properties: 'Properties',
  letters: {
    open: 'O',
    openInNewTab: 'T',
    copyLink: 'C',
    move: 'M',
    arrange: 'I',
    byName: 'N',
    asAtFirst: 'F',
    autoArrange: 'A',
    lineUp: 'U',
    refresh: 'e',
    undoMove: 'd',
    properties: 'r',
  },
} as const satisfies Texts
