import type { Texts } from '@/texts/texts'

/** The taskbar, except the wallet area. */
export const taskbarTexts = {
  taskbar: 'Taskbar',
  start: 'Start',
  notConfigured: 'not configured',
  toolbars: 'Toolbars',
  quickLaunch: 'Quick Launch',
  showDesktop: 'Show Desktop',
  showWindows: 'Show Open Windows',
} as const satisfies Texts

/** The accessible name of the tray. */
export const trayName = { tray: 'Tray' } as const satisfies Texts

/** A time of day as the language writes it: hours from 0 to 23, minutes with two digits. */
export const clockTexts = {
  time: (hours: number, minutes: string) => `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`,
} as const satisfies Texts
