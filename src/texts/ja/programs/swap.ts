import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/swap'

/** Swap Pairs. */
export const swapTexts = {
  pairs: 'ペア',
  pair: 'ペア',
  price: '価格',
  change: '24 時間の変動',
  volume: '出来高',
  liquidity: '流動性',
  day: '過去 24 時間',
  swap: 'スワップ',
  swapPair: (pair: string) => `${pair} をスワップ`,
  swapPairElsewhere: (pair: string) => `${pair} をスワップ (新しいタブで開きます)`,
  openChart: 'ダブルクリックするか Enter キーを押すと、チャートが開きます',
  lineOf: (change: string) => `過去 24 時間の価格: ${change}`,
  noLine: '24 時間の履歴なし',
  unknown: '–',
  notConfigured: '未設定',
  noPool: 'プールなし',
  notLoaded: '未読み込み',
  retry: '再試行',
  addToWallet: (symbol: string) => `${symbol} をウォレットに追加`,
  tokenNotConfigured: (symbol: string) => `${symbol} は設定されていません。`,
  answerInWallet: 'ウォレットで応答してください…',
  added: (symbol: string) => `${symbol} を追加しました。`,
  notAdded: '追加されませんでした。',
} as const satisfies PartialTranslation<typeof english.swapTexts>
