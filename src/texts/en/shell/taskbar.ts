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
