import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-messages'

/** The messages of a Safe: what a signature of one says. */
export const treasuryMessagesTexts = {
  empty: 'Пустое сообщение',
  signIn: (site: string, account: string) => `Войти на ${site} как ${account}`,
  order: (gives: string, receives: string) => `Ордер: отдать ${gives} за ${receives}`,
  paidTo: (what: string, to: string) => `${what} с выплатой на ${to}`,
  nothing: 'ничего',
  safeTransaction: (nonce: string, safe: string, what: string) =>
    `Подписать транзакцию ${nonce} для Safe ${safe}: ${what}`,
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
    empty: 'Сообщение пусто. Подпись не распространяется ни на текст, ни на значение.',
    'left-out':
      'В сообщении есть поля, на которые подпись не распространяется. Они не показаны как его часть.',
    'any-chain': 'Сообщение не называет сеть. Его подпись действительна в любой сети.',
    'hash-text': 'Сообщение — это число, например хеш. Эта страница не может определить, что оно означает.',
    allowance:
      'Оно разрешает другому счету тратить токены, сейчас и в будущем, без какой-либо дополнительной подписи.',
    order: 'Это ордер, который другие могут исполнить без какой-либо дополнительной подписи.',
    'other-chain': 'Оно предназначено для другой сети, чем у этого Safe.',
    'other-site': 'Оно выполняет вход на другой сайт.',
    'other-account': 'Оно предназначено для другого счета, а не для этого Safe.',
    'other-safe': 'Оно подписывает транзакцию другого Safe.',
  },
} as const satisfies PartialTranslation<typeof english.treasuryMessagesTexts>
