import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/alerts'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('ru')

/** Price alerts: the dialog, and what it says when a price is met. */
export const alertTexts = {
  title: 'Оповещения о ценах',
  tellMeWhen: 'Уведомить, когда',
  pair: 'Пара',
  side: 'Условие',
  sides: { over: 'выше', under: 'ниже' },
  price: 'Цена',
  costsNow: (pair: string, price: string, symbol: string) => `Цена ${pair}: ${price} ${symbol}.`,
  noPrice: (pair: string) => `Цена ${pair} недоступна.`,
  add: 'Добавить',
  remove: 'Удалить',
  close: 'Закрыть',
  alerts: 'Оповещения',
  none: 'Оповещений нет.',
  listed: {
    over: (pair: string, price: string) => `${pair} выше ${price}`,
    under: (pair: string, price: string) => `${pair} ниже ${price}`,
  },
  note: 'Оповещения хранятся в этом браузере и проверяются, пока открыта страница этого рабочего стола. Каждое показывается один раз.',
  system: 'Показывать также системное уведомление',
  askFirst: 'Сначала браузер попросит вашего разрешения.',
  denied: 'Браузер заблокировал уведомления этой страницы. Разрешите их в его настройках.',
  notSupported: 'Браузер не поддерживает уведомления для этой страницы.',
  problems: {
    price: 'Недопустимая цена. Введите число больше 0, например 0.25.',
    met: {
      over: (pair: string, price: string) => `${pair} сейчас уже выше ${price}. Введите более высокую цену.`,
      under: (pair: string, price: string) => `${pair} сейчас уже ниже ${price}. Введите более низкую цену.`,
    },
    tooMany: (most: number) =>
      plural(most, {
        one: `Уже есть ${most} оповещение. Сначала удалите одно из них.`,
        few: `Уже есть ${most} оповещения. Сначала удалите одно из них.`,
        many: `Уже есть ${most} оповещений. Сначала удалите одно из них.`,
        other: `Уже есть ${most} оповещения. Сначала удалите одно из них.`,
      }),
  },
  met: {
    over: (pair: string, price: string) => `${pair} выше ${price}`,
    under: (pair: string, price: string) => `${pair} ниже ${price}`,
  },
  metAt: (price: string, symbol: string, block: string) => `Цена: ${price} ${symbol} (блок ${block}).`,
} as const satisfies PartialTranslation<typeof english.alertTexts>
