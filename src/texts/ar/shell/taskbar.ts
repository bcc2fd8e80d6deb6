import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/taskbar'

/** The taskbar, except the wallet area. */
export const taskbarTexts = {
  taskbar: 'شريط المهام',
  start: 'ابدأ',
  notConfigured: 'لم يتم إعداده',
  toolbars: 'أشرطة الأدوات(T)',
  quickLaunch: 'تشغيل سريع',
  showDesktop: 'إظهار سطح المكتب',
  showWindows: 'إظهار النوافذ المفتوحة',
} as const satisfies PartialTranslation<typeof english.taskbarTexts>

/** The accessible name of the tray. */
export const trayName = {
  tray: 'علبة النظام',
} as const satisfies PartialTranslation<typeof english.trayName>
