import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/shell'

/** The wallet area of the taskbar `[S2.9]`. */
export const walletAreaTexts = {
  connect: 'Wallet verbinden',
  connecting: 'Verbindung wird hergestellt…',
  reconnecting: 'Verbindung wird wiederhergestellt…',
  reconnect: 'Erneut verbinden',
  retry: 'Wiederholen',
  cancel: 'Abbrechen',
} as const satisfies PartialTranslation<typeof english.walletAreaTexts>

/** Message boxes of the desktop itself. */
export const shellBoxTexts = {
  ok: 'OK',
  error: 'Fehler',
  notConfigured: (label: string) =>
    `${label} ist nicht konfiguriert.\nDie Community hat diesen Link noch nicht eingerichtet.`,
  setting: (path: string) => `love98.config.ts: ${path}`,
  illegalOperation: (title: string) =>
    `${title} wird aufgrund eines ungültigen Vorgangs geschlossen.\nAndere Programme sind nicht betroffen.`,
  restart: 'Neu starten',
  close: 'Schließen',
} as const satisfies PartialTranslation<typeof english.shellBoxTexts>
