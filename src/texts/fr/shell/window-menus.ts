import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/window-menus'

/** The system menu of a window and the menu of the taskbar. */
export const windowMenuTexts = {
  restore: 'Restaurer',
  move: 'Déplacer',
  size: 'Taille',
  minimize: 'Réduire',
  maximize: 'Agrandir',
  close: 'Fermer',
  closeKeys: 'Ctrl+Alt+F4',
  taskbar: 'Barre des tâches',
  cascade: 'Cascade',
  tileHorizontally: 'Mosaïque horizontale',
  tileVertically: 'Mosaïque verticale',
  minimizeAll: 'Réduire toutes les fenêtres',
  undoMinimizeAll: 'Annuler Réduire tout',
  undo: (what: string) => `Annuler ${what}`,
} as const satisfies PartialTranslation<typeof english.windowMenuTexts>
