import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/window-menus'

/** The system menu of a window and the menu of the taskbar. */
export const windowMenuTexts = {
  restore: 'استعادة',
  move: 'نقل',
  size: 'تغيير الحجم',
  minimize: 'تصغير',
  maximize: 'تكبير',
  close: 'إغلاق',
  closeKeys: 'Ctrl+Alt+F4',
  taskbar: 'شريط المهام',
  cascade: 'تتالي النوافذ',
  tileHorizontally: 'تجانب النوافذ أفقيًا',
  tileVertically: 'تجانب النوافذ عموديًا',
  minimizeAll: 'تصغير كافة النوافذ',
  undoMinimizeAll: 'التراجع عن تصغير الكل',
  undo: (what: string) => `التراجع عن ${what}`,
} as const satisfies PartialTranslation<typeof english.windowMenuTexts>
