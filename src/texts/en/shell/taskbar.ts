import type { Texts } from '@/texts/texts'

/** The taskbar, without its wallet. */
export const taskbarTexts = {
  taskbar: 'Taskbar',
  start: 'Start',
  notConfigured: 'not configured',
  toolbars: 'Toolbars',
  quickLaunch: 'Quick Launch',
  showDesktop: 'Show Desktop',
  showWindows: 'Show Open Windows',
} as const satisfies Texts

/** The corner with the clock, by name. */
export const trayName = { tray: 'Tray' } as const satisfies Texts
