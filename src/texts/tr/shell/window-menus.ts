import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/window-menus'

/** The system menu of a window and the menu of the taskbar. */
export const windowMenuTexts = {
  restore: 'Önceki boyut',
  move: 'Taşı',
  size: 'Boyutlandır',
  minimize: 'Simge durumuna küçült',
  maximize: 'Ekranı kapla',
  close: 'Kapat',
  closeKeys: 'Ctrl+Alt+F4',
  taskbar: 'Görev çubuğu',
  cascade: 'Pencereleri basamakla',
  tileHorizontally: 'Pencereleri yatay döşe',
  tileVertically: 'Pencereleri dikey döşe',
  minimizeAll: 'Tüm pencereleri simge durumuna küçült',
  undoMinimizeAll: 'Tümünü küçültmeyi geri al',
  undo: (what: string) => `Geri al: ${what}`,
} as const satisfies PartialTranslation<typeof english.windowMenuTexts>
