import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/taskbar'

/** The taskbar, except the wallet area. */
export const taskbarTexts = {
  taskbar: 'شريط المهام',
  start: 'ابدأ',
  notConfigured: 'لم يتم إعداده',
  toolbars: 'أشرطة الأدوات',
  quickLaunch: 'تشغيل سريع',
  showDesktop: 'إظهار سطح المكتب',
  showWindows: 'إظهار النوافذ المفتوحة',
} as const satisfies PartialTranslation<typeof english.taskbarTexts>

/** The accessible name of the tray. */
export const trayName = {
  tray: 'علبة النظام',
} as const satisfies PartialTranslation<typeof english.trayName>

/** A time of day as the language writes it: hours from 0 to 23, minutes with two digits. */
export const clockTexts = {
  time: (hours: number, minutes: string) => `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'ص' : 'م'}`,
} as const satisfies PartialTranslation<typeof english.clockTexts>
