import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/windows'

/** Window frames and task buttons. */
export const windowTexts = {
  systemMenu: (title: string) => `${title}: قائمة النظام`,
  minimize: 'تصغير',
  maximize: 'تكبير',
  restore: 'استعادة',
  close: 'إغلاق',
  loading: 'جارٍ التحميل…',
  taskbar: 'شريط المهام',
  minimized: '، مصغرة',
  attention: '، تتطلب الانتباه',
  earlierButtons: 'النوافذ السابقة',
  laterButtons: 'النوافذ التالية',
} as const satisfies PartialTranslation<typeof english.windowTexts>
