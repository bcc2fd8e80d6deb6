import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-card'

/** The picture of a won game. */
export const cardTexts = {
  heading: '结果图片',
  board: (level: string, columns: number, rows: number) => `${level} · ${columns}×${rows}`,
  won: (seconds: string) => `${seconds} 秒获胜`,
  wonZen: '获胜',
  daily: (day: string) => `${day} (UTC)的棋盘`,
  hints: (hints: number) => `提示：${hints}`,
  streak: (days: number) => `连续 ${days} 天`,
  fileName: 'heartbreak.png',
  save: '保存图片',
  copy: '复制图片',
  send: '共享…',
  saved: '已保存图片。',
  copied: '已复制图片。',
  failed: '您的浏览器阻止了此操作。请单击“保存图片”。',
  close: '关闭',
} as const satisfies PartialTranslation<typeof english.cardTexts>
