import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/programs'

/** What a program is called. */
export const programTexts = {
  bridge: {
    title: 'ブリッジ',
  },
  governance: {
    title: 'ガバナンス',
  },
  charts: {
    title: 'チャート',
  },
  collections: {
    title: 'コレクション',
  },
  markets: {
    title: 'マーケット',
  },
  partners: {
    title: 'パートナー',
  },
  social: {
    title: 'ソーシャル',
  },
  display: {
    title: '画面のプロパティ',
  },
  exchange: {
    title: 'トークンのスワップ',
  },
  guestbook: {
    title: 'ゲストブック',
  },
  heartbreak: {
    title: 'Heartbreak',
  },
  help: {
    title: 'ヘルプ',
  },
  notepad: {
    title: 'メモ帳',
  },
  run: {
    title: 'ファイル名を指定して実行',
  },
  holdings: {
    title: 'マイ LOVE',
  },
  send: {
    title: 'ラブを送る',
  },
  shutDown: {
    title: 'Love98 の終了',
  },
  solitaire: {
    title: 'ソリティア',
  },
  swap: {
    title: 'スワップ ペア',
  },
  treasury: {
    title: 'トレジャリー',
  },
} as const satisfies PartialTranslation<typeof english.programTexts>
