import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/taskbar'

/** The taskbar, except the wallet area. */
export const taskbarTexts = {
  taskbar: 'Görev çubuğu',
  start: 'Başlat',
  notConfigured: 'yapılandırılmamış',
  toolbars: 'Araç çubukları',
  quickLaunch: 'Hızlı Başlat',
  showDesktop: 'Masaüstünü göster',
  showWindows: 'Açık pencereleri göster',
} as const satisfies PartialTranslation<typeof english.taskbarTexts>

/** The accessible name of the tray. */
export const trayName = {
  tray: 'Bildirim alanı',
} as const satisfies PartialTranslation<typeof english.trayName>

/** A time of day as the language writes it: hours from 0 to 23, minutes with two digits. */
export const clockTexts = {
  time: (hours: number, minutes: string) => `${hours}:${minutes}`,
} as const satisfies PartialTranslation<typeof english.clockTexts>
