import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/taskbar'

/** The taskbar, except the wallet area. */
export const taskbarTexts = {
  taskbar: '任务栏',
  start: '开始',
  notConfigured: '未设置',
  toolbars: '工具栏',
  quickLaunch: '快速启动',
  showDesktop: '显示桌面',
  showWindows: '显示打开的窗口',
} as const satisfies PartialTranslation<typeof english.taskbarTexts>

/** The accessible name of the tray. */
export const trayName = {
  tray: '托盘',
} as const satisfies PartialTranslation<typeof english.trayName>

/** A time of day as the language writes it: hours from 0 to 23, minutes with two digits. */
export const clockTexts = {
  time: (hours: number, minutes: string) => `${hours}:${minutes}`,
} as const satisfies PartialTranslation<typeof english.clockTexts>
