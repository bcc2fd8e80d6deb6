import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/charts'

/** Charts: the history of a pair. */
export const chartTexts = {
  title: (pair: string) => `${pair} - チャート`,
  menuBar: 'チャート',
  file: 'ファイル',
  edit: '編集',
  view: '表示',
  pair: 'ペア',
  alerts: 'アラート',
  saveAsCsv: 'CSV として保存…',
  close: '閉じる',
  copy: 'コピー',
  candles: 'ローソク足',
  line: '折れ線',
  chart: 'チャート',
  table: '表',
  refresh: '最新の情報に更新',
  priceAlerts: '価格アラート…',
  rangeLabel: '期間',
  kindLabel: 'スタイル',
  ranges: {
    '1h': '1 時間',
    '24h': '24 時間',
    '7d': '7 日',
    '30d': '30 日',
    all: 'すべて',
  },
  rangeNames: {
    '1h': '1 時間',
    '24h': '24 時間',
    '7d': '7 日',
    '30d': '30 日',
    all: '全期間',
  },
  chartLabel: (pair: string, kind: string, range: string) => `${pair}、${kind}、${range}`,
  columns: {
    time: '時刻',
    open: '始値',
    high: '高値',
    low: '安値',
    close: '終値',
    volume: (symbol: string) => `出来高 (${symbol})`,
  },
  figures: (open: string, high: string, low: string, close: string) =>
    `始値 ${open}、高値 ${high}、安値 ${low}、終値 ${close}`,
  volume: (amount: string, symbol: string) => `出来高 ${amount} ${symbol}`,
  loading: '履歴を読み取っています…',
  noHistory: (pair: string) =>
    `${pair} の履歴はまだありません。チャートは、このサーバーが最初に記録する取引から始まります。`,
  nothingInRange: 'この期間の履歴はありません。より長い期間を選択してください。',
  unknownPair: (pair: string) =>
    `ペア ${pair} が見つかりません。[ペア] メニューでペアをクリックしてください。`,
  noPairs: 'このデスクトップにはまだペアがありません。',
  isOffline: 'オフラインです。チャートは、オンラインに戻ると更新されます。',
  isOld: 'チャートを更新できませんでした。',
  retry: '再試行',
  copied: 'コピーしました。',
  notCopied: 'ブラウザによってコピーがブロックされました。表を表示して選択し、Ctrl+C キーを押してください。',
  saved: (name: string) => `${name} として保存しました。`,
} as const satisfies PartialTranslation<typeof english.chartTexts>
