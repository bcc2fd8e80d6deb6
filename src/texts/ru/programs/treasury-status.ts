import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-status'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('ru')

/** What the Treasury says of the Safe that it shows, and of what it could not read. */
export const treasuryStatusTexts = {
  ownTitle: 'Казна',
  connectedTitle: 'Подключенный Safe - Казна',
  otherTitle: (address: string) => `${address} - Safe (не казна этого сообщества)`,
  other: 'Этот Safe не является казной этого сообщества.',
  copyAnyway: 'Все равно копировать',
  wrongLink: (why: string) => `Ссылка не содержит Safe. ${why}`,
  ownStatus: 'Казна сообщества',
  connectedStatus: 'Подключенный Safe',
  otherStatus: 'Не казна этого сообщества',
  withReason: (text: string, why: string) => (why ? `${text}: ${why}` : text),
  notFinal: ' (еще не окончательно)',
  reverted: (why: string) =>
    `Исполнение отменено контрактом${why ? `: ${why}` : ''}. Ничего не изменилось. Вы можете исполнить ее снова.`,
  notListed:
    'Ее больше нет в списке службы Safe. Уже поставленные подписи остаются действительными, пока nonce транзакции не использован.',
  unknownToService: 'У службы Safe ее нет. Предложите ее снова.',
  nodeSilent: 'Сеть не отвечает, поэтому результат пока неизвестен. Повторная попытка…',
  asServiceSays: (end: string) => `${end} (по данным службы Safe)`,
  notOnChain: (end: string) => `${end} (по данным службы Safe). Сеть этого пока не подтверждает.`,
  nonceUsed: 'Ее nonce использован этой транзакцией или другой. Проверка результата…',
  onlyNonceUsed: (end: string) =>
    `${end}. Сеть подтверждает только то, что nonce транзакции использован. Сравните балансы, прежде чем платить снова.`,
  panic: (code: string) => `контракт завершился ошибкой Panic ${code}`,
  customError: (selector: string) => `контракт завершился ошибкой ${selector}`,
  contractSays: (text: string) => `контракт сообщает: «${text}»`,
  safeErrors: {
    GS010: 'не хватило газа',
    GS011: 'не удалось выплатить возмещение',
    GS012: 'не удалось выплатить возмещение',
    GS013: 'ее вызов завершился ошибкой',
    GS020: 'не хватает подписей',
    GS021: 'подпись имеет неверный вид',
    GS022: 'подпись имеет неверный вид',
    GS023: 'подпись имеет неверный вид',
    GS024: 'подпись контракта недействительна',
    GS025: 'владелец ее не одобрил',
    GS026: 'подпись принадлежит не владельцу',
  },
  unreadable: (count: number) =>
    plural(count, {
      one: `${count} строку не удается прочитать.`,
      few: `${count} строки не удается прочитать.`,
      many: `${count} строк не удается прочитать.`,
      other: `${count} строки не удается прочитать.`,
    }),
  noPrice: 'Нет цены',
  listedBy:
    'Монета сети и токены этого сообщества всегда есть в списке. Другие токены перечислены по данным службы Safe.',
  totalWithout: (count: number) =>
    plural(count, {
      one: `Итого по ценам службы Safe, без ${count} актива, у которого нет цены`,
      few: `Итого по ценам службы Safe, без ${count} активов, у которых нет цены`,
      many: `Итого по ценам службы Safe, без ${count} активов, у которых нет цены`,
      other: `Итого по ценам службы Safe, без ${count} активов, у которых нет цены`,
    }),
  totalProven: (count: number) =>
    plural(count, {
      one: `Итого по ценам службы Safe, без ${count} актива, у которого нет цены или нет суммы от сети`,
      few: `Итого по ценам службы Safe, без ${count} активов, у которых нет цены или нет суммы от сети`,
      many: `Итого по ценам службы Safe, без ${count} активов, у которых нет цены или нет суммы от сети`,
      other: `Итого по ценам службы Safe, без ${count} активов, у которых нет цены или нет суммы от сети`,
    }),
  entriesLeftOut: (count: number) =>
    plural(count, {
      one: `Пропущена ${count} запись службы Safe: в ней не назван контракт или она повторяет другую.`,
      few: `Пропущено ${count} записи службы Safe: в них не назван контракт или они повторяют другую.`,
      many: `Пропущено ${count} записей службы Safe: в них не назван контракт или они повторяют другую.`,
      other: `Пропущено ${count} записи службы Safe: в них не назван контракт или они повторяют другую.`,
    }),
  otherDecimals: (names: string) =>
    `Служба Safe указывает не то число десятичных знаков, что сеть, для: ${names}. Используется указанное сетью.`,
  notConfirmed:
    'Не подписано. Страница, в которой открыта эта, дала подпись, которую контракт Safe не подтверждает.',
} as const satisfies PartialTranslation<typeof english.treasuryStatusTexts>
