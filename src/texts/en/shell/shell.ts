import type { Texts } from '@/texts/texts'

/** The wallet area of the taskbar `[S2.9]`. */
export const walletAreaTexts = {
  connect: 'Connect Wallet',
  connecting: 'Connecting…',
  reconnecting: 'Reconnecting…',
  reconnect: 'Reconnect',
  retry: 'Retry',
  cancel: 'Cancel',
} as const satisfies Texts

/** Message boxes of the desktop itself. */
export const shellBoxTexts = {
  ok: 'OK',
  error: 'Error',
  notConfigured: (label: string, setting: string) =>
    `${label} is not configured.\nSet ${setting} in love98.config.ts to the address it should open.`,
  illegalOperation: (title: string) =>
    `${title} has performed an illegal operation and was stopped.\nNothing else is affected: start it again, or close it.`,
  restart: 'Restart',
  close: 'Close',
} as const satisfies Texts
