import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/window-menus'

/** The system menu of a window and the menu of the taskbar. */
export const windowMenuTexts = {
  restore: '元のサイズに戻す',
  move: '移動',
  size: 'サイズ変更',
  minimize: '最小化',
  maximize: '最大化',
  close: '閉じる',
  closeKeys: 'Ctrl+Alt+F4',
  taskbar: 'タスクバー',
  cascade: '重ねて表示',
  tileHorizontally: '上下に並べて表示',
  tileVertically: '左右に並べて表示',
  minimizeAll: 'すべてのウィンドウを最小化',
  undoMinimizeAll: '元に戻す - すべて最小化',
  undo: (what: string) => `元に戻す - ${what}`,
} as const satisfies PartialTranslation<typeof english.windowMenuTexts>
