import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/window-menus'

/** The system menu of a window and the menu of the taskbar. */
export const windowMenuTexts = {
  restore: 'Wiederherstellen',
  move: 'Verschieben',
  size: 'Größe ändern',
  minimize: 'Minimieren',
  maximize: 'Maximieren',
  close: 'Schließen',
  closeKeys: 'Strg+Alt+F4',
  taskbar: 'Taskleiste',
  cascade: 'Überlappend',
  tileHorizontally: 'Untereinander',
  tileVertically: 'Nebeneinander',
  minimizeAll: 'Alle Fenster minimieren',
  undoMinimizeAll: 'Alle minimieren rückgängig machen',
  undo: (what: string) => `Rückgängig: ${what}`,
} as const satisfies PartialTranslation<typeof english.windowMenuTexts>
