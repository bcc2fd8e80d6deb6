import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/alerts'

/** Price alerts: the dialog, and what it says when a price is met. */
export const alertTexts = {
  title: '价格提醒',
  tellMeWhen: '在以下情况下通知我',
  pair: '交易对',
  side: '方向',
  sides: {
    over: '高于',
    under: '低于',
  },
  price: '价格',
  costsNow: (pair: string, price: string, symbol: string) => `${pair} 的价格为 ${price} ${symbol}。`,
  noPrice: (pair: string) => `${pair} 的价格不可用。`,
  add: '添加',
  remove: '删除',
  close: '关闭',
  alerts: '提醒',
  none: '没有提醒。',
  listed: {
    over: (pair: string, price: string) => `${pair} 高于 ${price}`,
    under: (pair: string, price: string) => `${pair} 低于 ${price}`,
  },
  note: '提醒保存在此浏览器中，并在此桌面的页面打开时进行检查。每个提醒只显示一次。',
  system: '同时显示系统通知',
  askFirst: '您的浏览器会先请求您的许可。',
  denied: '您的浏览器阻止了此页的通知。请在浏览器设置中允许通知。',
  notSupported: '您的浏览器不支持此页的通知。',
  problems: {
    price: '不是有效的价格。请输入大于 0 的数字，例如 0.25。',
    met: {
      over: (pair: string, price: string) => `${pair} 现在已高于 ${price}。请输入更高的价格。`,
      under: (pair: string, price: string) => `${pair} 现在已低于 ${price}。请输入更低的价格。`,
    },
    tooMany: (most: number) => `已有 ${most} 个提醒。请先删除一个。`,
  },
  met: {
    over: (pair: string, price: string) => `${pair} 高于 ${price}`,
    under: (pair: string, price: string) => `${pair} 低于 ${price}`,
  },
  metAt: (price: string, symbol: string, block: string) => `价格为 ${price} ${symbol} (区块 ${block})。`,
} as const satisfies PartialTranslation<typeof english.alertTexts>
