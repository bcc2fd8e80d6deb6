import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/holdings'

/** My LOVE. */
export const holdingsTexts = {
  loading: '正在加载…',
  retry: '重试',
  notConnected: '要查看您的持有情况，请连接钱包。',
  label: '资产',
  asset: '资产',
  balance: '余额',
  price: (symbol: string) => `价格(${symbol})`,
  worth: (symbol: string) => `价值(${symbol})`,
  share: '占总额比例',
  shareOf: (percent: string) => `${percent}%`,
  noPool: '无资金池',
  notReadable: '不可用',
  unknown: '–',
  swap: '兑换…',
  send: '发送…',
  addToWallet: '添加到钱包',
  copy: '复制',
  copied: '已复制。',
  notCopied: '您的浏览器阻止了复制。',
  total: (amount: string, symbol: string) => `合计：${amount} ${symbol}`,
  totalWithout: (count: number) => `${count} 项资产没有价格`,
  empty: '此帐户不持有此社区的任何代币。',
  noPrices: '价格来自另一网络上的资金池。',
  old: '这些余额来自较早的区块。',
  offline: '您处于脱机状态。余额可能是旧的。',
  answerInWallet: '请在您的钱包中答复…',
  added: (symbol: string) => `已添加 ${symbol}。`,
  notAdded: '未添加。',
} as const satisfies PartialTranslation<typeof english.holdingsTexts>
