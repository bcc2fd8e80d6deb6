import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/shell'

/** The wallet area of the taskbar. */
export const walletAreaTexts = {
  connect: 'ウォレットを接続',
  connecting: '接続しています…',
  reconnecting: '再接続しています…',
  reconnect: '再接続',
  retry: '再試行',
  cancel: 'キャンセル',
} as const satisfies PartialTranslation<typeof english.walletAreaTexts>

/** Message boxes of the desktop itself. */
export const shellBoxTexts = {
  ok: 'OK',
  error: 'エラー',
  notConfigured: (label: string) =>
    `${label} は設定されていません。\nこのリンクは、コミュニティによってまだ設定されていません。`,
  setting: (path: string) => `love98.config.ts: ${path}`,
  illegalOperation: (title: string) =>
    `${title} は不正な処理を行ったので強制終了されます。\nほかのプログラムに影響はありません。`,
  restart: '再起動',
  close: '閉じる',
} as const satisfies PartialTranslation<typeof english.shellBoxTexts>
