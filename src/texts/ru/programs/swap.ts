import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/swap'

/** Swap Pairs `[S2.13]`. */
export const swapTexts = {
  pairs: 'Пары',
  pair: 'Пара',
  price: 'Цена',
  change: 'Изменение (24 ч)',
  volume: 'Объем',
  liquidity: 'Ликвидность',
  day: 'Последние 24 часа',
  swap: 'Обменять',
  swapPair: (pair: string) => `Обменять ${pair}`,
  swapPairElsewhere: (pair: string) => `Обменять ${pair} (откроется в новой вкладке)`,
  openChart: 'Дважды щелкните или нажмите ENTER, чтобы открыть график',
  lineOf: (change: string) => `Цена за последние 24 часа: ${change}`,
  noLine: 'Нет истории за 24 часа',
  unknown: '–',
  notConfigured: 'не настроено',
  noPool: 'нет пула',
  notLoaded: 'не загружено',
  retry: 'Повторить',
  addToWallet: (symbol: string) => `Добавить ${symbol} в кошелек`,
  tokenNotConfigured: (symbol: string) => `Токен ${symbol} не настроен.`,
  answerInWallet: 'Ответьте в кошельке…',
  added: (symbol: string) => `Токен ${symbol} добавлен.`,
  notAdded: 'Не добавлено.',
} as const satisfies PartialTranslation<typeof english.swapTexts>
