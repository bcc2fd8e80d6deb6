import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/shell'

/** The wallet area of the taskbar `[S2.9]`. */
export const walletAreaTexts = {
  connect: 'Conectar carteira',
  connecting: 'Conectando…',
  reconnecting: 'Reconectando…',
  reconnect: 'Reconectar',
  retry: 'Tentar novamente',
  cancel: 'Cancelar',
} as const satisfies PartialTranslation<typeof english.walletAreaTexts>

/** Message boxes of the desktop itself. */
export const shellBoxTexts = {
  ok: 'OK',
  error: 'Erro',
  notConfigured: (label: string) =>
    `${label}: não configurado.\nA comunidade ainda não configurou este link.`,
  setting: (path: string) => `love98.config.ts: ${path}`,
  illegalOperation: (title: string) =>
    `${title} executou uma operação ilegal e será fechado.\nOs outros programas não foram afetados.`,
  restart: 'Reiniciar',
  close: 'Fechar',
} as const satisfies PartialTranslation<typeof english.shellBoxTexts>
