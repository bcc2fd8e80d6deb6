import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-words'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('ru')

/** What a call of a Safe does, in words that are made from its bytes. Addresses and amounts come in full. */
export const treasuryWords = {
  coin: (amount: string, symbol: string) => `${amount} ${symbol}`,
  token: (amount: string, symbol: string, token: string) => `${amount} ${symbol} (токен ${token})`,
  rawToken: (integer: string, token: string) => `${integer} наименьших единиц токена ${token}`,
  rawSymbol: (integer: string, symbol: string, token: string) =>
    `${integer} наименьших единиц ${symbol} (токен ${token})`,
  unlimited: (symbol: string, token: string) => `неограниченную сумму ${symbol} (токен ${token})`,
  unlimitedRaw: (token: string) => `неограниченную сумму токена ${token}`,
  nft: (id: string, symbol: string, token: string) => `NFT #${id} из ${symbol} (коллекция ${token})`,
  rawNft: (id: string, token: string) => `NFT #${id} из коллекции ${token}`,
  items: (count: string, one: string) => `${count} × ${one}`,
  amountOrId: (integer: string, token: string) => `${integer} (сумма или идентификатор NFT) токена ${token}`,
  quoted: (symbol: string) => `«${symbol}»`,
  pay: (amount: string, to: string) => `Отправить на ${to}: ${amount}`,
  nothing: (to: string) => `Вызвать ${to} без суммы и без данных`,
  reject: 'Отклонить: израсходовать nonce и ничего не сделать',
  move: (what: string, from: string, to: string) => `Переместить на ${to} с ${from}: ${what}`,
  allow: (spender: string, what: string) => `Разрешить ${spender} тратить ${what}`,
  allowMore: (spender: string, what: string) =>
    `Увеличить сумму, которую может тратить ${spender}, на: ${what}`,
  allowLess: (spender: string, what: string) =>
    `Уменьшить сумму, которую может тратить ${spender}, на: ${what}`,
  allowZero: (spender: string, token: string) =>
    `Обнулить разрешение для ${spender} (или разрешить ему NFT #0): токен ${token}`,
  allowOf: (words: string, owner: string) => `${words}, со счета ${owner}`,
  until: (words: string, time: string) => `${words}, до ${time}`,
  allowAll: (operator: string, token: string) => `Разрешить ${operator} перемещать все из коллекции ${token}`,
  disallowAll: (operator: string, token: string) =>
    `Отозвать у ${operator} разрешение перемещать все из коллекции ${token}`,
  settings: {
    addOwner: (owner: string, threshold: string) =>
      `Добавить владельца ${owner}, который это не подписывал; требуется подписей: ${threshold}`,
    removeOwner: (owner: string, threshold: string) =>
      `Удалить владельца ${owner}; требуется подписей: ${threshold}`,
    swapOwner: (oldOwner: string, newOwner: string) =>
      `Заменить владельца ${oldOwner} на ${newOwner}, который это не подписывал`,
    threshold: (threshold: string) => `Изменить число требуемых подписей; новое число: ${threshold}`,
    contract: (address: string) => `Заменить контракт Safe на ${address}`,
    publishedContract: (words: string, version: string) =>
      `${words}: версия ${version} в том виде, в каком ее опубликовал проект Safe`,
    unknownContract: (words: string) => `${words}; этот контракт не известен как контракт проекта Safe`,
    fallbackHandler: (address: string) =>
      `Задать резервный обработчик ${address}, который после этого отвечает на вызовы к Safe`,
    enableModule: (address: string) =>
      `Включить модуль ${address}, который после этого может перемещать все без единой подписи`,
    disableModule: (address: string) => `Отключить модуль ${address}`,
    setGuard: (address: string) =>
      `Задать защиту транзакций ${address}, которая после этого может заблокировать любую транзакцию`,
    deleteGuard: 'Удалить защиту транзакций',
    setModuleGuard: (address: string) =>
      `Задать защиту модулей ${address}, которая после этого может заблокировать любую транзакцию модуля`,
    deleteModuleGuard: 'Удалить защиту модулей',
  },
  ofOther: (words: string, contract: string) =>
    `${words}, в контракте ${contract}, который не является этим Safe`,
  ofThis: (words: string, safe: string, caller: string) =>
    `${words}, в этом Safe, ${safe}, вызов делает ${caller}`,
  batch: (count: number) =>
    plural(count, {
      one: `Пакет из ${count} вызова`,
      few: `Пакет из ${count} вызовов`,
      many: `Пакет из ${count} вызовов`,
      other: `Пакет из ${count} вызовов`,
    }),
  batchWith: (count: number, first: string) =>
    plural(count, {
      one: `Пакет из ${count} вызова. Первый: ${first}`,
      few: `Пакет из ${count} вызовов. Первый: ${first}`,
      many: `Пакет из ${count} вызовов. Первый: ${first}`,
      other: `Пакет из ${count} вызовов. Первый: ${first}`,
    }),
  batchElsewhere: (count: number, contract: string) =>
    `Пакет вызовов (${count}), которые делает контракт ${contract}, а не Safe`,
  batchDelegated: (count: number, contract: string) =>
    `Пакет вызовов (${count}), выполняемый кодом ${contract} (delegate call)`,
  multicall: (count: number, contract: string, first: string) =>
    plural(count, {
      one: `${count} вызов, который контракт ${contract} выполняет сам у себя. Первый: ${first}`,
      few: `${count} вызова, которые контракт ${contract} выполняет сам у себя. Первый: ${first}`,
      many: `${count} вызовов, которые контракт ${contract} выполняет сам у себя. Первый: ${first}`,
      other: `${count} вызова, которые контракт ${contract} выполняет сам у себя. Первый: ${first}`,
    }),
  several: (count: number, contract: string, first: string) =>
    plural(count, {
      one: `${count} действие в одном вызове к ${contract}. Первое: ${first}`,
      few: `${count} действия в одном вызове к ${contract}. Первое: ${first}`,
      many: `${count} действий в одном вызове к ${contract}. Первое: ${first}`,
      other: `${count} действия в одном вызове к ${contract}. Первое: ${first}`,
    }),
  nothingInside: 'ничего',
  payouts: {
    wrap: (amount: string, to: string, contract: string) =>
      `Обернуть для ${to}: ${amount}, в контракте ${contract}`,
    unwrap: (amount: string, to: string, contract: string) =>
      `Развернуть на ${to}: все, что есть у контракта ${contract}, не менее ${amount}`,
    sweep: (amount: string, to: string, contract: string) =>
      `Выплатить на ${to}: все, что есть у контракта ${contract}, не менее ${amount}`,
    transfer: (amount: string, to: string, contract: string) =>
      `Выплатить на ${to}: ${amount} из того, что есть у контракта ${contract}`,
    portion: (percent: string, token: string, to: string, contract: string) =>
      `Выплатить на ${to}: ${percent} % всех ${token}, которые есть у контракта ${contract}`,
  },
  held: (token: string) => `все, что есть у контракта в токене ${token}`,
  heldCoin: (symbol: string) => `все ${symbol}, которые есть у контракта`,
  execute: (safe: string, what: string) => `Исполнить транзакцию Safe ${safe}: ${what}`,
  approveHash: (hash: string, safe: string) => `Одобрить хеш транзакции ${hash} для Safe ${safe}`,
  exactly: (amount: string) => `ровно ${amount}`,
  atMost: (amount: string) => `не более ${amount}`,
  atLeast: (amount: string) => `не менее ${amount}`,
  swap: (gives: string, receives: string, to: string, contract: string) =>
    `Обменять ${gives} на ${receives}, с выплатой на ${to}, в контракте ${contract}`,
  addLiquidity: (one: string, other: string, to: string, contract: string) =>
    `Добавить ликвидность из ${one} и ${other}, владелец ${to}, в контракте ${contract}`,
  removeLiquidity: (one: string, other: string, to: string, contract: string) =>
    `Изъять ликвидность в ${one} и ${other}, с выплатой на ${to}, в контракте ${contract}`,
  wrap: (contract: string) => `Внести в контракт ${contract}`,
  unwrap: (integer: string, contract: string) => `Снять ${integer} наименьших единиц с контракта ${contract}`,
  names: {
    register: (name: string, contract: string) => `Зарегистрировать имя ${name} в ${contract}`,
    renew: (name: string, contract: string) => `Продлить имя ${name} в ${contract}`,
    commit: (_: string, contract: string) => `Объявить о регистрации имени в ${contract}`,
    owner: (name: string, contract: string) => `Сменить владельца имени ${name} в ${contract}`,
    subname: (name: string, contract: string) => `Создать или передать подчиненное имя ${name} в ${contract}`,
    fuses: (name: string, contract: string) =>
      `Изменить, что владельцы могут делать с именем ${name} или подчиненным именем, в ${contract}`,
    resolver: (name: string, contract: string) => `Сменить распознаватель имени ${name} в ${contract}`,
    address: (name: string, contract: string) => `Изменить адрес имени ${name} в ${contract}`,
    record: (name: string, contract: string) => `Изменить запись имени ${name} в ${contract}`,
    primary: (name: string, contract: string) => `Задать основное имя ${name} в ${contract}`,
  },
  nameTo: (words: string, account: string) => `${words}, на ${account}`,
  control: {
    'transfer-ownership': (contract: string) => `Передать владение контрактом ${contract}`,
    'renounce-ownership': (contract: string) => `Отказаться от владения контрактом ${contract}`,
    'accept-ownership': (contract: string) => `Принять владение контрактом ${contract}`,
    'grant-role': (contract: string) => `Предоставить роль в контракте ${contract}`,
    'revoke-role': (contract: string) => `Отозвать роль в контракте ${contract}`,
    'renounce-role': (contract: string) => `Отказаться от роли в контракте ${contract}`,
    'change-code': (contract: string) => `Заменить части кода контракта ${contract}`,
    'change-admin': (contract: string) => `Сменить администратора прокси в контракте ${contract}`,
  },
  rights: {
    spend: (contract: string, of: string) =>
      `Разрешить другому счету тратить средства Safe через ${contract} (${of})`,
    borrow: (contract: string, of: string) =>
      `Разрешить другому счету брать займы, долг по которым ложится на Safe, в ${contract} (${of})`,
    act: (contract: string, of: string) =>
      `Разрешить другому счету действовать от имени Safe в ${contract} (${of})`,
    vote: (contract: string, of: string) =>
      `Разрешить другому счету голосовать от имени Safe в ${contract} (${of})`,
    order: (contract: string, of: string) =>
      `Разрешить кому угодно исполнить ордер Safe в ${contract} (${of})`,
    receive: (contract: string, of: string) =>
      `Выбрать счет, который получает результат вызова к ${contract} (${of})`,
    configure: (contract: string, of: string) =>
      `Изменить правила, по которым другие действуют от имени какого-либо Safe, в ${contract} (${of})`,
  },
  rightEnds: (contract: string, of: string) =>
    `Отозвать право действовать от имени Safe в ${contract} (${of})`,
  rightOf: (words: string, account: string) => `${words}: ${account}`,
  role: (words: string, role: string) => `${words}, роль ${role}`,
  upgrade: (contract: string, implementation: string) =>
    `Заменить код контракта ${contract} кодом ${implementation}`,
  migrate: (version: string, singleton: string, contract: string) =>
    `Перевести контракт Safe на версию ${version}, ${singleton}, в том виде, в каком ее опубликовал проект Safe, с помощью кода ${contract} (delegate call)`,
  migrateHandler: (words: string, handler: string) =>
    `${words}. При этом также задается резервный обработчик ${handler}`,
  delegate: (contract: string) => `Выполнить код ${contract} от имени самого Safe (delegate call)`,
  unknown: (selector: string, contract: string) => `Неизвестный вызов ${selector} к ${contract}`,
  noCall: (contract: string) => `Данные, которые не являются вызовом функции, отправленные на ${contract}`,
  malformed: (signature: string, contract: string) =>
    `Неизвестный вызов к ${contract}. Он начинается как ${signature}, но закодирован иначе`,
  unreadableBatch: (contract: string) => `Пакет, который невозможно прочитать, к ${contract}`,
  pays: (words: string, amount: string, to: string) =>
    `${words}. При этом также отправляется ${amount} на ${to}`,
  noEnd: 'без окончания',
  fields: {
    function: (call: string, contract: string) => `Функция: ${call}, контракт ${contract}`,
    amount: (integer: string, amount: string, symbol: string) => `${integer} (${amount} ${symbol})`,
    data: (hex: string) => `Данные: ${hex}`,
    delegate: 'Операция: delegate call',
    mayFail: 'Если эта команда завершится ошибкой, остальные команды все равно выполнятся.',
    zeroReplaced: (to: string) =>
      `Адрес вызова: в данных указан нулевой адрес, который этот контракт пакета заменяет на ${to}`,
    unusedValue: (amount: string) => `Сумма: ${amount}, которую delegate call не отправляет`,
  },
} as const satisfies PartialTranslation<typeof english.treasuryWords>
