import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/holdings'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('ru')

/** My LOVE. */
export const holdingsTexts = {
  loading: 'Загрузка…',
  retry: 'Повторить',
  notConnected: 'Чтобы увидеть свои активы, подключите кошелек.',
  label: 'Активы',
  asset: 'Актив',
  balance: 'Баланс',
  price: (symbol: string) => `Цена (${symbol})`,
  worth: (symbol: string) => `Стоимость (${symbol})`,
  share: '% от итога',
  shareOf: (percent: string) => `${percent} %`,
  noPool: 'нет пула',
  notReadable: 'недоступно',
  unknown: '–',
  swap: 'Обменять…',
  send: 'Отправить…',
  addToWallet: 'Добавить в кошелек',
  copy: 'Копировать',
  copied: 'Скопировано.',
  notCopied: 'Браузер запретил копирование.',
  total: (amount: string, symbol: string) => `Итого: ${amount} ${symbol}`,
  totalWithout: (count: number) =>
    plural(count, {
      one: `${count} актив без цены`,
      few: `${count} актива без цены`,
      many: `${count} активов без цены`,
      other: `${count} актива без цены`,
    }),
  empty: 'На этом счете нет токенов этого сообщества.',
  noPrices: 'Цены взяты из пулов в другой сети.',
  old: 'Эти балансы относятся к более раннему блоку.',
  offline: 'Нет подключения к сети. Балансы могли устареть.',
  answerInWallet: 'Ответьте в кошельке…',
  added: (symbol: string) => `Токен ${symbol} добавлен.`,
  notAdded: 'Не добавлено.',
} as const satisfies PartialTranslation<typeof english.holdingsTexts>
