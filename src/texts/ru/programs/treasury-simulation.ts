import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-simulation'

/** What a transaction of a Safe would do, by a simulation of its execution. */
export const treasurySimulationTexts = {
  heading: 'Моделирование',
  running: 'Моделирование…',
  notOffered: 'Неизвестно: узел этого сайта не предлагает моделирование.',
  noAnswer: 'Неизвестно: узел не дал ответа, который можно прочитать.',
  at: (block: string) =>
    `Смоделировано узлом этого сайта на блоке ${block}. Фактический результат может быть другим. Изменения числа требуемых подписей не моделируются.`,
  fails: 'Исполнение завершается ошибкой.',
  failsWith: (reason: string) => `Исполнение завершается ошибкой: ${reason}`,
  nothing: 'Транзакция выполняется успешно. Ни один контракт не сообщает о переводе активов Safe.',
  out: (what: string, to: string) => `Исходящее: ${what}, на ${to}`,
  in: (what: string, from: string) => `Входящее: ${what}, с ${from}`,
  allowed: (spender: string, what: string) => `Разрешено: ${spender} может тратить ${what}`,
  allAllowed: (operator: string, token: string) =>
    `Разрешено: ${operator} может перемещать все из коллекции ${token}`,
  notAllowed: (operator: string, token: string) => `Больше не разрешено: ${operator}, для коллекции ${token}`,
  settings: {
    AddedOwner: (address: string) => `Добавлен владелец: ${address}`,
    RemovedOwner: (address: string) => `Удален владелец: ${address}`,
    EnabledModule: (address: string) => `Включен модуль: ${address}`,
    DisabledModule: (address: string) => `Отключен модуль: ${address}`,
    ChangedGuard: (address: string) => `Защита транзакций: ${address}`,
    ChangedModuleGuard: (address: string) => `Защита модулей: ${address}`,
    ChangedFallbackHandler: (address: string) => `Резервный обработчик: ${address}`,
  },
  coinGained: (amount: string) =>
    `Баланс Safe увеличивается на ${amount}. Переводы монеты, о которых сообщает узел, в сумме не дают такого изменения.`,
  coinLost: (amount: string) =>
    `Баланс Safe уменьшается на ${amount}. Переводы монеты, о которых сообщает узел, в сумме не дают такого изменения.`,
  unread: (event: string, contract: string) =>
    `Не распознано: событие ${event} в контракте ${contract}, касающееся Safe`,
  noEvent: 'без имени',
  more: (count: number) => `Не показано еще: ${count}.`,
} as const satisfies PartialTranslation<typeof english.treasurySimulationTexts>
