import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/swap/exchange'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('ru')

/** Swap Tokens: the form. */
export const exchangeTexts = {
  menuBar: 'Обмен токенов',
  title: (pair: string) => `Обмен ${pair}`,
  swapMenu: 'Обмен',
  pairMenu: 'Пара',
  reverse: 'Поменять местами',
  options: 'Параметры…',
  chart: 'График',
  close: 'Закрыть',
  loading: 'Загрузка…',
  retry: 'Повторить',
  from: 'Отдаете',
  to: 'Получаете (приблизительно)',
  amountOf: (symbol: string) => `Сумма в ${symbol}`,
  estimateOf: (symbol: string) => `Приблизительная сумма в ${symbol}`,
  max: 'Макс.',
  maxHint: (symbol: string) => `Вводит весь ваш баланс ${symbol}`,
  maxHintNative: (symbol: string) =>
    `Вводит весь ваш баланс ${symbol}, кроме 0.01, оставляемых на комиссии сети`,
  balance: (amount: string) => `Баланс: ${amount}`,
  unknown: '–',
  price: (one: string, price: string, other: string) => `1 ${one} = ${price} ${other}`,
  details: 'Подробности',
  minimum: 'Получите не менее (до налога токена)',
  impact: 'Влияние на цену',
  slippage: 'Проскальзывание',
  route: 'Маршрут',
  deadline: 'Ограничение времени',
  cost: 'Комиссия сети',
  costLater: 'показывается до подписи',
  percent: (percent: string) => `${percent} %`,
  lessThanPercent: 'менее 0.01 %',
  minutes: (count: number) =>
    plural(count, {
      one: `${count} минута`,
      few: `${count} минуты`,
      many: `${count} минут`,
      other: `${count} минуты`,
    }),
  throughPool: (from: string, to: string) => `${from} → ${to}, пул этой пары`,
  wrapped: (from: string, to: string) => `${from} → ${to}, один к одному`,
  impactNotes: {
    noted: 'Этот обмен сдвигает цену пула.',
    warned: 'Этот обмен значительно сдвигает цену пула. При меньшей сумме цена лучше.',
    severe: 'Этот обмен резко сдвигает цену пула. Введите меньшую сумму.',
    confirm: 'Этот обмен сдвигает цену пула на 10 % или больше. Его нужно будет подтвердить.',
    refused: 'Этот обмен сдвигает цену пула более чем на 15 %. Введите меньшую сумму.',
  },
  slippageRisks: {
    'may-fail': 'При таком низком проскальзывании обмен может не состояться.',
    'may-be-frontrun': 'При таком высоком проскальзывании обмен могут опередить (фронтраннинг).',
  },
  problems: {
    'too-much': (symbol: string) => `У вас нет столько ${symbol}. Введите меньшую сумму.`,
    'pool-too-small': 'Пул не может обменять эту сумму. Введите другую сумму.',
    'no-pool': (pair: string) => `Для пары ${pair} нет пула.`,
  },
  notConfigured: (pair: string) => `Обмен ${pair} здесь не настроен.`,
  unknownPair: (pair: string) => `У сообщества нет пары ${pair}. Выберите пару в меню «Пара».`,
  noPairs: 'У сообщества нет пар.',
  elsewhere: (pair: string) => `Обменять ${pair} на другом сайте (откроется в новой вкладке)`,
  reading: 'Чтение цены…',
  oldPrice:
    'Цена получена больше 30 секунд назад. Обмен снова станет возможен, когда появится следующий блок.',
  connect: 'Подключить кошелек',
  switchNetwork: 'Сменить сеть…',
  swap: 'Обменять…',
  onItsWay: (description: string) => `Отправлено: ${description}`,
} as const satisfies PartialTranslation<typeof english.exchangeTexts>

/** Swap Tokens: the options. */
export const exchangeOptionTexts = {
  title: 'Параметры обмена',
  slippage: 'Проскальзывание',
  slippageLabel: 'Допустимое проскальзывание (в процентах):',
  deadline: 'Ограничение времени',
  deadlineLabel: 'Ограничение времени для транзакции (в минутах):',
  highImpact: 'Влияние на цену',
  allowHighImpact: 'Разрешить обмены, сдвигающие цену более чем на 15 %',
  ok: 'ОК',
  cancel: 'Отмена',
  defaults: 'По умолчанию',
  slippageProblems: {
    empty: 'Введите проскальзывание от 0.05 до 50.',
    zero: 'С нулевым проскальзыванием обмен никогда не состоится. Введите от 0.05 до 50.',
    negative: 'Проскальзывание должно быть больше нуля. Введите от 0.05 до 50.',
    comma: 'Введите проскальзывание с точкой, например 0.5.',
    exponent: 'Введите проскальзывание цифрами, например 0.5.',
    'not-a-number': 'Это не число. Введите от 0.05 до 50.',
    'too-many-decimals': 'Введите не более двух знаков после точки.',
    'too-large': 'Наибольшее проскальзывание — 50.',
  },
  deadlineProblems: {
    empty: 'Введите ограничение времени в минутах.',
    zero: 'Ограничение времени должно быть не меньше 1 минуты.',
    negative: 'Ограничение времени должно быть не меньше 1 минуты.',
    comma: 'Введите целое число минут без запятой.',
    exponent: 'Введите целое число минут цифрами.',
    'not-a-number': 'Это не число. Введите целое число минут.',
    'too-many-decimals': 'Введите целое число минут.',
    'too-large': 'Наибольшее ограничение времени — 4320 минут (три дня).',
  },
} as const satisfies PartialTranslation<typeof english.exchangeOptionTexts>
