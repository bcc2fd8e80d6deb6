import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/demo-wallet'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('ru')

/** The prompts of the Demo Wallet, which stands for a wallet's own window. */
export const demoWalletTexts = {
  title: 'Демонстрационный кошелек',
  approve: 'Подтвердить',
  refuse: 'Отклонить',
  account: (position: number) => `Счет ${position}`,
  connect: (host: string) =>
    `Эта страница (${host}) просит подключиться. Она увидит выбранный вами счет и ничего не сможет отправить без нового запроса. Выберите счет или отклоните запрос.`,
  switchChain: 'Эта страница просит перейти в другую сеть.',
  addChain: 'Эта страница просит добавить сеть в ваш кошелек и перейти в нее.',
  signMessage: 'Эта страница просит вас подписать сообщение. Подпись бесплатна.',
  signData:
    'Эта страница просит вас подписать данные. Подпись бесплатна, но контракт может использовать ее, чтобы действовать от вашего имени.',
  sendTransaction: 'Эта страница просит вас отправить транзакцию. Отменить ее нельзя.',
  watchToken: 'Эта страница просит добавить токен в список вашего кошелька.',
  upgradeAccount:
    'Эта страница просит выполнить несколько вызовов сразу. Ваш счет будет выполнять код этого контракта (EIP-7702), который делает одной транзакцией либо все вызовы, либо ни одного. Отменить это можно только другим запросом такого же вида.',
  sendCalls: (count: number) =>
    plural(count, {
      one: `Эта страница просит вас отправить ${count} вызов одной транзакцией: выполняются либо все, либо ни одного. Отменить это нельзя.`,
      few: `Эта страница просит вас отправить ${count} вызова одной транзакцией: выполняются либо все, либо ни одного. Отменить это нельзя.`,
      many: `Эта страница просит вас отправить ${count} вызовов одной транзакцией: выполняются либо все, либо ни одного. Отменить это нельзя.`,
      other: `Эта страница просит вас отправить ${count} вызова одной транзакцией: выполняются либо все, либо ни одного. Отменить это нельзя.`,
    }),
  ofCall: (position: number, label: string) => `${position}. ${label}`,
  does: {
    allow: (amount: string, spender: string) => `Разрешает потратить ровно ${amount}. Кому: ${spender}.`,
    allowAll: (token: string, spender: string) =>
      `Разрешает тратить все ваши ${token}, сейчас и в будущем. Кому: ${spender}.`,
    takeBack: (token: string, spender: string) => `Отзывает разрешение тратить ${token}. У кого: ${spender}.`,
    transfer: (amount: string, to: string) => `Отправляет ${amount}. Кому: ${to}.`,
    wrap: (amount: string) => `Оборачивает ${amount}.`,
    unwrap: (amount: string) => `Разворачивает ${amount}.`,
    swap: (given: string, got: string, to: string) =>
      `Обменивает ${given} минимум на ${got}; получатель: ${to}.`,
  },
  ownAccount: 'ваш собственный счет',
  router: (address: string) => `маршрутизатор биржи (${address})`,
  wrapped: (symbol: string) => `обернутый ${symbol}`,
  never: 'без ограничения',
  facts: {
    account: 'Счет',
    contract: 'Контракт',
    currency: 'Валюта',
    data: 'Данные',
    decimals: 'Десятичные знаки',
    does: 'Действие',
    for: 'Для',
    from: 'От',
    message: 'Сообщение',
    network: 'Сеть',
    node: 'Узел',
    to: 'Кому',
    token: 'Токен',
    until: 'До',
    value: 'Сумма',
  },
  newContract: 'новый контракт',
  noData: 'нет',
  amount: (amount: string, symbol: string, wei: bigint) => `${amount} ${symbol} (${wei} wei)`,
  chain: (name: string, chainId: number) => `${name} (${chainId})`,
  unnamedChain: 'Сеть',
  errors: {
    rejected: 'Пользователь отклонил запрос.',
    unauthorized: 'Этому счету здесь доступ не разрешен.',
    pending: 'В демонстрационном кошельке уже открыт запрос.',
    invalid: (what: string) => `Недопустимые параметры: ${what}`,
    unknownChain: (chainId: number) =>
      `Демонстрационный кошелек не распознает сеть ${chainId}. Сначала добавьте ее.`,
    unreachableChain: (chainId: number) =>
      `Демонстрационный кошелек не может связаться с узлом сети ${chainId}.`,
    capability: (name: string) => `Демонстрационный кошелек не поддерживает возможность ${name}.`,
    batchChain: (chainId: number) =>
      `Демонстрационный кошелек не поддерживает пакетные вызовы в сети ${chainId}.`,
    batchAccount: 'Пакетные вызовы поддерживает только счет 3 демонстрационного кошелька.',
    knownBatch: 'Пакет с этим идентификатором уже отправлен.',
    unknownBatch: 'Демонстрационный кошелек не находит этот пакет.',
    largeBatch: (most: number) =>
      `Наибольшее число вызовов в пакете для демонстрационного кошелька: ${most}.`,
    noUpgrade: 'Пользователь отклонил обновление счета.',
    nodeRefused: 'Узел отклонил запрос.',
  },
} as const satisfies PartialTranslation<typeof english.demoWalletTexts>
