import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-forms'

/** The forms for a contract call and for a collectible. */
export const treasuryFormsTexts = {
  contractCallButton: 'Вызов контракта…',
  contractCall: 'Вызов контракта',
  contract: 'Контракт',
  abi: 'ABI (JSON или по одной сигнатуре в строке)',
  noAbi: 'Введите ABI контракта.',
  abiProblems: {
    'too-long': 'ABI слишком длинный. Введите не более 200,000 знаков.',
    'not-an-abi':
      'Недопустимый ABI. Введите JSON или по одной сигнатуре в строке: transfer(address to, uint256 amount)',
    'no-functions': 'В ABI нет функций, которые изменяют данные.',
    'too-many-functions': 'В ABI больше 300 функций.',
  },
  functionOf: (count: number) => (count === 1 ? 'Функция' : `Функция (выберите 1 из ${count})`),
  argument: (name: string, type: string) => `${name} (${type})`,
  asJson: 'в виде JSON',
  valueIn: (symbol: string) => `Сумма (${symbol})`,
  wrongArgument: (name: string, problem: string) => `${name}: ${problem}`,
  argumentProblems: {
    'not-a-number': 'Это не целое число. Введите цифры или 0x и шестнадцатеричные цифры.',
    'out-of-range': 'Число слишком велико или слишком мало для своего типа.',
    'not-a-bool': 'Введите true или false.',
    'not-bytes': 'Введите 0x и четное число шестнадцатеричных цифр.',
    'not-a-list': 'Недопустимый JSON для этого типа. Введите список, например ["0x…", "1"].',
    'wrong-length': 'Длина значения не соответствует его типу.',
    'unsafe-number': 'Это число слишком велико, чтобы быть точным. Заключите его в кавычки.',
  },
  notEncoded: 'Не удается закодировать аргументы. Проверьте ABI.',
  callOf: (selector: string, contract: string) => `Вызвать ${selector} контракта ${contract}`,
  fromYourAbi: 'Из вашего ABI (не проверено)',
  collectible: 'Коллекционный токен (NFT)',
  openCollectible: (name: string) => `Открыть ${name}`,
  collection: 'Коллекция (контракт)',
  id: 'Идентификатор',
  standard: 'Стандарт',
  unknownStandard:
    'Сеть не подтверждает, что это коллекционный токен (NFT), поэтому отправить его здесь нельзя.',
  saidName: 'Имя (по данным службы Safe)',
  held: 'Есть у этого Safe',
  heldCount: (count: string) => (count === '1' ? 'Да' : `${count} шт.`),
  notHeld: 'Нет',
  picture: 'Изображение',
  pictureOf: (id: string) => `Изображение #${id} из его контракта`,
  pictureElsewhere: 'Изображение находится на другом сервере и не загружается.',
  noPicture: 'Контракт не предоставляет изображения.',
  readingPicture: 'Чтение изображения…',
  count: 'Количество',
  notACount: 'Введите целое число, не больше имеющегося у Safe.',
  send: 'Отправить…',
  sendNft: (id: string, contract: string, to: string) =>
    `Отправить на ${to}: NFT #${id} контракта ${contract}`,
} as const satisfies PartialTranslation<typeof english.treasuryFormsTexts>
