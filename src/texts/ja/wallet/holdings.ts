import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/holdings'

/** My LOVE. */
export const holdingsTexts = {
  loading: '読み込んでいます…',
  retry: '再試行',
  notConnected: '保有資産を見るには、ウォレットを接続してください。',
  label: '資産',
  asset: '資産',
  balance: '残高',
  price: (symbol: string) => `価格 (${symbol})`,
  worth: (symbol: string) => `価値 (${symbol})`,
  share: '全体の割合',
  shareOf: (percent: string) => `${percent}%`,
  noPool: 'プールなし',
  notReadable: '利用不可',
  unknown: '–',
  swap: 'スワップ…',
  send: '送金…',
  addToWallet: 'ウォレットに追加',
  copy: 'コピー',
  copied: 'コピーしました。',
  notCopied: 'ブラウザによってコピーがブロックされました。',
  total: (amount: string, symbol: string) => `合計: ${amount} ${symbol}`,
  totalWithout: (count: number) => `価格のない資産 ${count} 件`,
  empty: 'このアカウントは、このコミュニティのトークンを保有していません。',
  noPrices: '価格は別のネットワークのプールのものです。',
  old: 'これらの残高は、以前のブロックのものです。',
  offline: 'オフラインです。残高が古い可能性があります。',
  answerInWallet: 'ウォレットで応答してください…',
  added: (symbol: string) => `${symbol} を追加しました。`,
  notAdded: '追加されませんでした。',
} as const satisfies PartialTranslation<typeof english.holdingsTexts>
