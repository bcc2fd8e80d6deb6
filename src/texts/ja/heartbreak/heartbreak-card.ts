import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-card'

/** The picture of a won game. */
export const cardTexts = {
  heading: '結果の画像',
  board: (level: string, columns: number, rows: number) => `${level} · ${columns}×${rows}`,
  won: (seconds: string) => `${seconds} 秒でクリア`,
  wonZen: 'クリア',
  daily: (day: string) => `${day} (UTC) のボード`,
  hints: (hints: number) => `ヒント: ${hints}`,
  streak: (days: number) => `${days} 日連続`,
  fileName: 'heartbreak.png',
  save: '画像の保存',
  copy: '画像のコピー',
  send: '共有…',
  saved: '画像を保存しました。',
  copied: '画像をコピーしました。',
  failed: 'ブラウザによってブロックされました。[画像の保存] をクリックしてください。',
  close: '閉じる',
} as const satisfies PartialTranslation<typeof english.cardTexts>
