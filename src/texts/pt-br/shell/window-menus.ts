import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/window-menus'

/** The system menu of a window and the menu of the taskbar. */
export const windowMenuTexts = {
  restore: 'Restaurar',
  move: 'Mover',
  size: 'Tamanho',
  minimize: 'Minimizar',
  maximize: 'Maximizar',
  close: 'Fechar',
  closeKeys: 'Ctrl+Alt+F4',
  taskbar: 'Barra de tarefas',
  cascade: 'Janelas em cascata',
  tileHorizontally: 'Janelas lado a lado horizontalmente',
  tileVertically: 'Janelas lado a lado verticalmente',
  minimizeAll: 'Minimizar todas as janelas',
  undoMinimizeAll: 'Desfazer Minimizar tudo',
  undo: (what: string) => `Desfazer ${what}`,
} as const satisfies PartialTranslation<typeof english.windowMenuTexts>
