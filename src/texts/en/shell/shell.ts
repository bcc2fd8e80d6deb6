import type { Texts } from '@/texts/texts'

/** The wallet area of the taskbar `[S2.9]`. */
export const walletAreaTexts = {
  /** Fixed by the specification: S2.9. */
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
  notConfigured: (label: string) =>
    `${label} is not configured.\nThe community has not set up this link yet.`,
  /** Details for those who edit the file. */
  setting: (path: string) => `love98.config.ts: ${path}`,
  illegalOperation: (title: string) =>
    `${title} has performed an illegal operation and will be shut down.\nOther programs are not affected.`,
  restart: 'Restart',
  close: 'Close',
} as const satisfies Texts
