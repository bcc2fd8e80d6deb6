import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/swap'

/** Swap Pairs. */
export const swapTexts = {
  pairs: '交易对',
  pair: '交易对',
  price: '价格',
  change: '24 小时涨跌',
  volume: '成交量',
  liquidity: '流动性',
  day: '最近 24 小时',
  swap: '兑换',
  swapPair: (pair: string) => `兑换 ${pair}`,
  swapPairElsewhere: (pair: string) => `兑换 ${pair} (在新标签页中打开)`,
  openChart: '双击或按 ENTER 键可打开图表',
  lineOf: (change: string) => `最近 24 小时的价格：${change}`,
  noLine: '没有 24 小时历史',
  unknown: '–',
  notConfigured: '未设置',
  noPool: '无资金池',
  notLoaded: '未加载',
  retry: '重试',
  addToWallet: (symbol: string) => `将 ${symbol} 添加到钱包`,
  tokenNotConfigured: (symbol: string) => `${symbol} 未设置。`,
  answerInWallet: '请在您的钱包中答复…',
  added: (symbol: string) => `已添加 ${symbol}。`,
  notAdded: '未添加。',
} as const satisfies PartialTranslation<typeof english.swapTexts>
