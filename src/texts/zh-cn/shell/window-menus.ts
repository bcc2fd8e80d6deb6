import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/window-menus'

/** The system menu of a window and the menu of the taskbar. */
export const windowMenuTexts = {
  restore: '还原',
  move: '移动',
  size: '大小',
  minimize: '最小化',
  maximize: '最大化',
  close: '关闭',
  closeKeys: 'Ctrl+Alt+F4',
  taskbar: '任务栏',
  cascade: '层叠窗口',
  tileHorizontally: '横向平铺窗口',
  tileVertically: '纵向平铺窗口',
  minimizeAll: '最小化所有窗口',
  undoMinimizeAll: '撤消全部最小化',
  undo: (what: string) => `撤消${what}`,
} as const satisfies PartialTranslation<typeof english.windowMenuTexts>
