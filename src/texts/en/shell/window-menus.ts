import type { Texts } from '@/texts/texts'

/** The system menu of a window and the menu of the taskbar. */
export const windowMenuTexts = {
  restore: 'Restore',
  move: 'Move',
  size: 'Size',
  minimize: 'Minimize',
  maximize: 'Maximize',
  close: 'Close',
  closeKeys: 'Ctrl+Alt+F4',
  taskbar: 'Taskbar',
  cascade: 'Cascade Windows',
  tileHorizontally: 'Tile Windows Horizontally',
  tileVertically: 'Tile Windows Vertically',
  minimizeAll: 'Minimize All Windows',
  undoMinimizeAll: 'Undo Minimize All',
  undo: (what: string) => `Undo ${what}`,
} as const satisfies Texts
