import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-messages'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('ru')

/** The messages of a Safe: what a signature of one says. */
export const treasuryMessagesTexts = {
  empty: 'Пустое сообщение',
  text: (quoted: string) => `Подписать текст ${quoted}`,
  signIn: (site: string, account: string) => `Войти на ${site} как ${account}`,
  order: (gives: string, receives: string) => `Ордер: отдать ${gives} за ${receives}`,
  severalOrders: (count: number) =>
    plural(count, {
      one: `${count} ордер:`,
      few: `${count} ордера:`,
      many: `${count} ордеров:`,
      other: `${count} ордера:`,
    }),
  anyNft: (collection: string) => `любой NFT из коллекции ${collection}`,
  paidTo: (what: string, to: string) => `${what} с выплатой на ${to}`,
  nothing: 'ничего',
  safeTransaction: (nonce: string, safe: string, what: string) =>
    `Подписать транзакцию ${nonce} для Safe ${safe}: ${what}`,
  transfer: {
    anyone: (what: string, from: string, to: string) =>
      `Разрешить кому угодно отправить ${what} с ${from} на ${to}`,
    recipient: (what: string, from: string, to: string) => `Разрешить ${to} забрать ${what} с ${from}`,
  },
  lasting: (words: string) => `${words}, бессрочно`,
  signedUntil: (words: string, time: string) => `${words}; крайний срок использования подписи: ${time}`,
  from: (words: string, time: string) => `${words}, начиная с ${time}`,
  cancel: (nonce: string, owner: string, token: string) =>
    `Отменить авторизацию ${nonce}, которую дал ${owner}: токен ${token}`,
  manage: (manager: string, owner: string, contract: string) =>
    `Разрешить ${manager} управлять всем, что есть у ${owner} в контракте ${contract}`,
  noLongerManage: (manager: string, owner: string, contract: string) =>
    `Больше не разрешать ${manager} управлять тем, что есть у ${owner} в контракте ${contract}`,
  borrow: (borrower: string, what: string) =>
    `Разрешить ${borrower} брать в долг от имени этого счета: ${what}`,
  accountCalls: (account: string, contract: string, count: number) =>
    plural(count, {
      one: `Разрешить счету ${account} сделать ${count} вызов, который проверяет контракт ${contract}`,
      few: `Разрешить счету ${account} сделать ${count} вызова, которые проверяет контракт ${contract}`,
      many: `Разрешить счету ${account} сделать ${count} вызовов, которые проверяет контракт ${contract}`,
      other: `Разрешить счету ${account} сделать ${count} вызова, которые проверяет контракт ${contract}`,
    }),
  accountData: (account: string, contract: string) =>
    `Разрешить счету ${account} выполнить данные, которые эта страница не может прочитать и которые проверяет контракт ${contract}`,
  blind: {
    message: (contract: string, data: string) =>
      `Подписать сообщение Safe ${contract}, которое эта страница не может прочитать: ${data}`,
    orders: (contract: string, data: string) =>
      `Подписать ордера в контракте ${contract}, которые эта страница не может прочитать: ${data}`,
  },
  code: (code: string, chain: string, nonce: string) =>
    `Разрешить счету с этого момента выполнять код ${code}: сеть ${chain}, nonce ${nonce}`,
  vote: (choice: string, proposal: string, space: string) =>
    `Проголосовать ${choice} по предложению ${proposal} пространства ${space} в Snapshot`,
  forContract: (contract: string, name: string) =>
    `Для контракта ${contract}. Сообщение называет его ${name}.`,
  type: 'Тип',
  typed: (type: string) => `Подписать типизированные данные ${type}`,
  typedOf: (type: string, name: string) => `Подписать типизированные данные ${type} от ${name}`,
  field: (path: string, type: string) => `${path} (${type})`,
  domainField: (path: string, type: string) => `domain.${path} (${type})`,
  leftOut: 'Не подписывается',
  leftOutHint: (paths: string) =>
    `В сообщении есть также эти поля, на которые подпись не распространяется: ${paths}`,
  unreadable:
    'Подписать это здесь нельзя, поскольку странице не удается прочитать, на что распространяется подпись.',
  risks: {
    empty: 'Сообщение пусто, поэтому подпись ни на что не распространяется.',
    'left-out':
      'В сообщении есть поля, на которые подпись не распространяется. Они не показаны как его часть.',
    'any-chain': 'Сообщение не называет сеть. Его подпись действительна в любой сети.',
    'unknown-form': 'Эта страница не знает сообщений такого вида. Что оно делает, решает контракт.',
    'unread-sign-in': 'Оно касается входа, но составлено не в стандартной форме. Сайты могут его принять.',
    'own-site': 'Оно выполняет вход на этот сайт. Подписывайте, только если вы сами начали этот вход.',
    'data-text': 'Сообщение — это данные. Эта страница не может определить, что они означают.',
    'hash-text': 'Сообщение — это данные, например хеш. Эта страница не может определить, что они означают.',
    allowance:
      'Оно разрешает другому счету тратить токены, сейчас и в будущем, без какой-либо дополнительной подписи.',
    transfer: 'Оно позволяет другим перемещать токены без какой-либо дополнительной подписи.',
    manager: 'Оно меняет, кто может перемещать все, что есть у этого счета в контракте.',
    debt: 'Оно разрешает другому счету брать в долг под залог того, что внес этот счет.',
    blind: 'Оно подписывает данные, которые эта страница не может прочитать.',
    'account-calls':
      'Оно позволяет контракту делать вызовы от имени счета без какой-либо дополнительной подписи.',
    code: 'Оно передает управление счетом коду другого контракта.',
    'unknown-amount': 'Оно содержит адрес и сумму. Контракт может выплатить по нему токены.',
    'unknown-bytes':
      'Оно содержит данные, которые эта страница не может прочитать. Контракт или счет может их исполнить.',
    order: 'Это ордер, который другие могут исполнить без какой-либо дополнительной подписи.',
    'other-chain': 'Оно предназначено для другой сети, чем у этого Safe.',
    'other-site': 'Оно выполняет вход на другой сайт.',
    'other-account': 'Оно предназначено для другого счета, а не для этого Safe.',
    'other-safe': 'Оно подписывает от имени владельца другого Safe.',
  },
} as const satisfies PartialTranslation<typeof english.treasuryMessagesTexts>
