import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/tray-panels'

/** The panels that open from the tray. */
export const volumeTexts = {
  title: '音量',
  sounds: 'サウンド',
  level: '音量',
  percent: (percent: number) => `${percent}%`,
} as const satisfies PartialTranslation<typeof english.volumeTexts>

export const dateTimeTexts = {
  title: '日付と時刻',
  date: '日付',
  time: '時刻',
  zone: (name: string) => `現在のタイム ゾーン: ${name}`,
} as const satisfies PartialTranslation<typeof english.dateTimeTexts>

export const notificationTexts = {
  title: '通知',
  none: '通知はありません。メッセージは、このページを離れるまでここに表示されます。',
  cleared: '一覧は空です。',
  open: '開く',
  copyAll: 'すべてコピー',
  copied: 'コピーしました。',
  clear: 'クリア',
  undo: '元に戻す',
  close: '閉じる',
  kinds: {
    information: '情報',
    warning: '警告',
    error: 'エラー',
  },
  dismiss: '閉じる',
  more: (count: number) => `ほか ${count} 件`,
} as const satisfies PartialTranslation<typeof english.notificationTexts>
