import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-book'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('ru')

/** The address book of this browser. */
export const treasuryBookTexts = {
  menu: 'Адресная книга…',
  title: 'Адресная книга',
  hint: 'Эти имена задали вы. Они хранятся только в этом браузере.',
  yours: 'Ваши имена',
  named: (address: string, name: string) => `${address} — «${name}» в вашей адресной книге`,
  choose: 'Из вашей адресной книги',
  name: 'Имя',
  address: 'Адрес',
  network: (chainId: number) => `Сеть ${chainId}`,
  empty: 'Ваша адресная книга пуста. Введите имя и адрес или импортируйте файл.',
  add: 'Добавить',
  remove: 'Удалить',
  removeOf: (name: string) => `Удалить ${name}`,
  import: 'Импорт…',
  importLabel: 'Файл для импорта (CSV: address, name, chainId)',
  export: 'Экспорт',
  close: 'Закрыть',
  fileName: 'address-book.csv',
  added: (count: number) =>
    plural(count, {
      one: `Добавлена ${count} запись.`,
      few: `Добавлено ${count} записи.`,
      many: `Добавлено ${count} записей.`,
      other: `Добавлено ${count} записи.`,
    }),
  renamed: (address: string, name: string) => `${address}: раньше было имя «${name}».`,
  shared: (address: string, name: string) =>
    `Другой адрес тоже называется «${name}» или имеет имя, которое выглядит так же. Проверьте этот адрес: ${address}`,
  checkFirst: 'Пока ничего не добавлено. Сначала проверьте эти записи.',
  addAnyway: 'Все равно добавить',
  keepOut: 'Отмена',
  nothingAdded: 'Ничего не добавлено.',
  notChecked: 'Записи не были проверены, поэтому ничего не добавлено. Повторите попытку.',
  lineProblem: (line: number, problem: string) => `Строка ${line}: ${problem}`,
  moreProblems: (count: number) =>
    plural(count, {
      one: `Не прочитана еще ${count} строка.`,
      few: `Не прочитано еще ${count} строки.`,
      many: `Не прочитано еще ${count} строк.`,
      other: `Не прочитано еще ${count} строки.`,
    }),
  refused: {
    unclosed: 'Не удается прочитать файл: в нем не закрыта кавычка.',
    'too-long': 'Файл слишком длинный. В адресной книге не более 500,000 знаков и 5,000 строк.',
    'no-header': 'Первая строка файла должна быть: address,name,chainId',
    'too-many': 'В файле слишком много записей. В адресной книге их не более 1,000.',
    unreadable: 'Не удается прочитать файл.',
  },
  problems: {
    'no-name': 'Введите имя.',
    'long-name': 'Имя слишком длинное. Введите не более 50 знаков.',
    'name-is-address': 'Имя похоже на адрес. Введите другое имя.',
    'no-chain': 'Недопустимая сеть. Введите номер сети.',
    'missing-cells': 'Введите адрес, имя и сеть.',
    quotes: 'Внутри поля стоит кавычка. Заключите все поле в кавычки.',
  },
} as const satisfies PartialTranslation<typeof english.treasuryBookTexts>
