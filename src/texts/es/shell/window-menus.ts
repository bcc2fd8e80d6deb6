import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/window-menus'

/** The system menu of a window and the menu of the taskbar. */
export const windowMenuTexts = {
  restore: 'Restaurar',
  move: 'Mover',
  size: 'Tamaño',
  minimize: 'Minimizar',
  maximize: 'Maximizar',
  close: 'Cerrar',
  closeKeys: 'Ctrl+Alt+F4',
  taskbar: 'Barra de tareas',
  cascade: 'Ventanas en cascada',
  tileHorizontally: 'Mosaico horizontal',
  tileVertically: 'Mosaico vertical',
  minimizeAll: 'Minimizar todas las ventanas',
  undoMinimizeAll: 'Deshacer Minimizar todo',
  undo: (what: string) => `Deshacer ${what}`,
} as const satisfies PartialTranslation<typeof english.windowMenuTexts>
