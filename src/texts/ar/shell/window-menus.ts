import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/window-menus'

/** The system menu of a window and the menu of the taskbar. */
export const windowMenuTexts = {
  restore: 'استعادة(R)',
  move: 'نقل',
  size: 'تغيير الحجم',
  minimize: 'تصغير(N)',
  maximize: 'تكبير(X)',
  close: 'إغلاق',
  closeKeys: 'Ctrl+Alt+F4',
  taskbar: 'شريط المهام',
  cascade: 'تتالي النوافذ(S)',
  tileHorizontally: 'تجانب النوافذ أفقيًا(H)',
  tileVertically: 'تجانب النوافذ عموديًا(E)',
  minimizeAll: 'تصغير كافة النوافذ',
  undoMinimizeAll: 'التراجع عن تصغير الكل',
  undo: (what: string) => `التراجع عن ${what.replace(/\([A-Z]\)$/, '')}`,
} as const satisfies PartialTranslation<typeof english.windowMenuTexts>
