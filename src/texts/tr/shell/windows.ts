import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/windows'

/** Window frames and task buttons. */
export const windowTexts = {
  systemMenu: (title: string) => `${title}: sistem menüsü`,
  minimize: 'Simge durumuna küçült',
  maximize: 'Ekranı kapla',
  restore: 'Önceki boyut',
  close: 'Kapat',
  loading: 'Yükleniyor…',
  taskbar: 'Görev çubuğu',
  minimized: ', simge durumunda',
  attention: ', ilgi bekliyor',
  earlierButtons: 'Önceki pencereler',
  laterButtons: 'Sonraki pencereler',
} as const satisfies PartialTranslation<typeof english.windowTexts>
