import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/shell'

/** The wallet area of the taskbar `[S2.9]`. */
export const walletAreaTexts = {
  connect: 'Conectar billetera',
  connecting: 'Conectando…',
  reconnecting: 'Conectando de nuevo…',
  reconnect: 'Volver a conectar',
  retry: 'Reintentar',
  cancel: 'Cancelar',
} as const satisfies PartialTranslation<typeof english.walletAreaTexts>

/** Message boxes of the desktop itself. */
export const shellBoxTexts = {
  ok: 'Aceptar',
  error: 'Error',
  notConfigured: (label: string) =>
    `${label}: sin configurar.\nLa comunidad todavía no ha establecido este vínculo.`,
  setting: (path: string) => `love98.config.ts: ${path}`,
  illegalOperation: (title: string) =>
    `${title} ha efectuado una operación no admitida y se interrumpirá.\nLos demás programas no se ven afectados.`,
  restart: 'Reiniciar',
  close: 'Cerrar',
} as const satisfies PartialTranslation<typeof english.shellBoxTexts>
