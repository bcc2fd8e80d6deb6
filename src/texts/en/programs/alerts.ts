import type { Texts } from '@/texts/texts'

/** Price alerts: the dialog, and what it says when a price is met. */
export const alertTexts = {
  title: 'Price Alerts',
  tellMeWhen: 'Notify me when',
  pair: 'Pair',
  side: 'Side',
  sides: { over: 'is over', under: 'is under' },
  price: 'Price',
  costsNow: (pair: string, price: string, symbol: string) => `${pair} is at ${price} ${symbol}.`,
  noPrice: (pair: string) => `The price of ${pair} is not available.`,
  add: 'Add',
  remove: 'Remove',
  close: 'Close',
  alerts: 'Alerts',
  none: 'There are no alerts.',
  listed: {
    over: (pair: string, price: string) => `${pair} over ${price}`,
    under: (pair: string, price: string) => `${pair} under ${price}`,
  },
  note: 'Alerts are kept in this browser, and checked while a page of this desktop is open. Each is shown once.',
  system: 'Also show a system notification',
  askFirst: 'Your browser asks for your permission first.',
  denied: 'Your browser blocked notifications from this page. Allow them in its settings.',
  notSupported: 'Your browser does not support notifications for this page.',
  problems: {
    price: 'Not a valid price. Enter a number greater than 0, such as 0.25.',
    met: {
      over: (pair: string, price: string) => `${pair} is over ${price} now. Enter a higher price.`,
      under: (pair: string, price: string) => `${pair} is under ${price} now. Enter a lower price.`,
    },
    tooMany: (most: number) => `There are ${most} alerts. Remove one first.`,
  },
  met: {
    over: (pair: string, price: string) => `${pair} is over ${price}`,
    under: (pair: string, price: string) => `${pair} is under ${price}`,
  },
  metAt: (price: string, symbol: string, block: string) =>
    `The price is ${price} ${symbol} (block ${block}).`,
} as const satisfies Texts
