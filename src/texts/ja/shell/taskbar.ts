import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/taskbar'

/** The taskbar, except the wallet area. */
export const taskbarTexts = {
  taskbar: 'タスクバー',
  start: 'スタート',
  notConfigured: '未設定',
  toolbars: 'ツールバー',
  quickLaunch: 'クイック起動',
  showDesktop: 'デスクトップの表示',
  showWindows: '開いているウィンドウの表示',
} as const satisfies PartialTranslation<typeof english.taskbarTexts>

/** The accessible name of the tray. */
export const trayName = {
  tray: 'タスクトレイ',
} as const satisfies PartialTranslation<typeof english.trayName>

/** A time of day as the language writes it: hours from 0 to 23, minutes with two digits. */
export const clockTexts = {
  time: (hours: number, minutes: string) => `${hours}:${minutes}`,
} as const satisfies PartialTranslation<typeof english.clockTexts>
