import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/guestbook/guestbook'

/** The window of the guestbook. */
export const guestbookTexts = {
  loading: 'Загрузка…',
  retry: 'Повторить',
  offline:
    'Нет подключения к сети. Подключитесь к сети, чтобы читать гостевую книгу и оставлять в ней записи.',
  off: 'На этом сайте нет гостевой книги.',
  empty: 'Записей пока нет. Станьте первым!',
  label: 'Записи гостевой книги',
  heads: ['Имя', 'Запись', 'День (UTC)'],
  hidden: 'Скрыто одним из владельцев этого сайта.',
  hiddenAccount: 'Все записи этого счета скрыты одним из владельцев этого сайта.',
  names: 'Некоторые имена пока неизвестны.',
  connectWhy:
    'Чтобы оставить запись в гостевой книге, подключите кошелек и выполните вход. Подпись бесплатна.',
  connect: 'Подключить кошелек и войти…',
  wrote: 'Сегодня вы уже оставили запись. Следующую можно оставить завтра (UTC).',
  youAreHidden: 'Владельцы этого сайта скрыли ваш счет. Оставить запись в гостевой книге нельзя.',
  entry: 'Ваша запись за сегодня:',
  left: (used: number, limit: number) => `Знаков: ${used} из ${limit}`,
  sign: 'Подписать…',
  signing: 'Подпишите в кошельке…',
  sending: 'Отправка…',
  added: 'Ваша запись добавлена.',
  properties: 'Свойства…',
  delete: 'Удалить…',
  hide: 'Скрыть…',
  show: 'Показать снова…',
  hideAccount: 'Скрыть счет…',
  showAccount: 'Показать счет…',
  older: 'Более ранние',
  newest: 'Последние',
  refresh: 'Обновить',
  export: 'Экспорт',
  exported: 'Гостевая книга сохранена в файле guestbook.jsonl.',
  cancel: 'Отмена',
  asks: {
    delete:
      'Удалить вашу запись за этот день? Ее текст и подпись будут стерты. Оставить другую запись за этот день нельзя.',
    hide: 'Скрыть эту запись от всех посетителей? На ее месте будут показаны ваше имя и ваша подпись.',
    show: 'Снова показывать эту запись всем посетителям?',
    hideAccount: 'Скрыть все записи этого счета и запретить ему оставлять новые?',
    showAccount: 'Снова показывать записи этого счета?',
  },
  yes: {
    delete: 'Удалить',
    hide: 'Скрыть',
    show: 'Показать',
    hideAccount: 'Скрыть',
    showAccount: 'Показать',
  },
  done: {
    delete: 'Запись удалена.',
    hide: 'Запись скрыта.',
    show: 'Запись снова показана.',
    hideAccount: 'Счет скрыт.',
    showAccount: 'Счет снова показан.',
  },
  problems: {
    empty: 'Введите текст записи.',
    'too-long': 'Запись слишком длинная. Сократите ее.',
    control: 'В записи есть знаки, которые невозможно показать. Введите простой текст в одну строку.',
    direction: 'В записи есть знаки, которые меняют направление текста. Удалите их.',
    marks: 'В записи слишком много диакритических знаков у одной буквы. Удалите часть из них.',
    invisible: 'В записи есть невидимые знаки. Удалите их.',
    link: 'Ссылки не разрешены. Удалите адрес или добавьте пробел после точки.',
  },
} as const satisfies PartialTranslation<typeof english.guestbookTexts>

/** Properties of an entry: what was signed, by whom, and whether this page could verify it. */
export const guestbookPropertyTexts = {
  title: 'Свойства записи',
  author: 'Автор',
  contract: (chain: string) => `Контракт в сети ${chain}`,
  chain: (id: number) => `№ ${id}`,
  day: 'День (UTC)',
  received: 'Получено',
  receivedAt: (day: string, time: string) => `${day} ${time} UTC`,
  saidBy: (name: string) => `${name} пишет:`,
  hiddenBy: (address: string) =>
    `Скрыл счет ${address}, который тогда был владельцем этого сайта. Текст не показывается.`,
  shownBy: (address: string) => `Снова показал счет ${address}, который тогда был владельцем этого сайта.`,
  message: 'Подписанное сообщение',
  decision: 'Подписанное решение',
  signature: 'Подпись',
  otherSite: (domain: string) => `Эта запись подписана для ${domain}, а не для этого адреса.`,
  verify: 'Проверить',
  verifying: 'Проверка…',
  notChecked: 'Эта страница еще не проверяла запись. Нажмите «Проверить».',
  key: (address: string) => `Проверено этой страницей: сообщение подписано ключом счета ${address}.`,
  byContract: (address: string, chain: string, block: string) =>
    `Проверено этой страницей: контракт ${address} в сети ${chain} подтверждает эту подпись на блоке ${block}.`,
  invalid: (address: string) => `Недействительно: это не подпись счета ${address} под этим сообщением.`,
  noLonger: (address: string, chain: string, block: string) =>
    `Не подтверждено: контракт ${address} в сети ${chain} не подтверждает эту подпись на блоке ${block}. Возможно, сменились его владельцы.`,
  unknown:
    'Этой странице не удалось проверить подпись: узел блокчейна не отвечает. Повторите попытку чуть позже.',
  close: 'Закрыть',
} as const satisfies PartialTranslation<typeof english.guestbookPropertyTexts>
