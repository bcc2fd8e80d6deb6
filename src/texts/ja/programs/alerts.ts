import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/alerts'

/** Price alerts: the dialog, and what it says when a price is met. */
export const alertTexts = {
  title: '価格アラート',
  tellMeWhen: '次の場合に通知する',
  pair: 'ペア',
  side: '条件',
  sides: {
    over: 'を上回ったとき',
    under: 'を下回ったとき',
  },
  price: '価格',
  costsNow: (pair: string, price: string, symbol: string) => `${pair} の価格は ${price} ${symbol} です。`,
  noPrice: (pair: string) => `${pair} の価格は利用できません。`,
  add: '追加',
  remove: '削除',
  close: '閉じる',
  alerts: 'アラート',
  none: 'アラートはありません。',
  listed: {
    over: (pair: string, price: string) => `${pair} が ${price} を上回る`,
    under: (pair: string, price: string) => `${pair} が ${price} を下回る`,
  },
  note: 'アラートはこのブラウザに保存され、このデスクトップのページが開いている間に確認されます。それぞれ 1 回だけ表示されます。',
  system: 'システム通知も表示する',
  askFirst: '先にブラウザが許可を求めます。',
  denied: 'ブラウザによってこのページの通知がブロックされました。ブラウザの設定で許可してください。',
  notSupported: 'お使いのブラウザは、このページの通知をサポートしていません。',
  problems: {
    price: '有効な価格ではありません。0.25 のように、0 より大きい数値を入力してください。',
    met: {
      over: (pair: string, price: string) =>
        `${pair} は既に ${price} を上回っています。より高い価格を入力してください。`,
      under: (pair: string, price: string) =>
        `${pair} は既に ${price} を下回っています。より低い価格を入力してください。`,
    },
    tooMany: (most: number) => `アラートが ${most} 件あります。先に 1 件削除してください。`,
  },
  met: {
    over: (pair: string, price: string) => `${pair} が ${price} を上回りました`,
    under: (pair: string, price: string) => `${pair} が ${price} を下回りました`,
  },
  metAt: (price: string, symbol: string, block: string) =>
    `価格は ${price} ${symbol} です (ブロック ${block})。`,
} as const satisfies PartialTranslation<typeof english.alertTexts>
