import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/shell'

/** The wallet area of the taskbar `[S2.9]`. */
export const walletAreaTexts = {
  connect: 'Cüzdan bağla',
  connecting: 'Bağlanıyor…',
  reconnecting: 'Yeniden bağlanıyor…',
  reconnect: 'Yeniden bağlan',
  retry: 'Yeniden dene',
  cancel: 'İptal',
} as const satisfies PartialTranslation<typeof english.walletAreaTexts>

/** Message boxes of the desktop itself. */
export const shellBoxTexts = {
  ok: 'Tamam',
  error: 'Hata',
  notConfigured: (label: string) => `${label} yapılandırılmamış.\nTopluluk bu bağlantıyı henüz ayarlamadı.`,
  setting: (path: string) => `love98.config.ts: ${path}`,
  illegalOperation: (title: string) =>
    `${title} geçersiz bir işlem yürüttü ve kapatılacak.\nDiğer programlar etkilenmedi.`,
  restart: 'Yeniden başlat',
  close: 'Kapat',
} as const satisfies PartialTranslation<typeof english.shellBoxTexts>
