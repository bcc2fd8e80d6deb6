import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-tools'

/** What the Treasury offers beside its lists: hashes to compare, receiving, the explorer, and the history as a file. */
export const treasuryToolsTexts = {
  hashes: 'Хеши для аппаратного кошелька',
  hashesHint: 'Перед подписью сравните их с тем, что показывает устройство.',
  domainHash: 'Хеш домена',
  messageHash: 'Хеш сообщения',
  copyOf: (name: string) => `Копировать: ${name}`,
  receive: 'Получить…',
  receiveTitle: 'Получить',
  receiveHint: (network: string) => `Отправляйте на этот адрес только активы сети ${network}.`,
  qrLabel: (text: string) => `QR-код: ${text}`,
  qrOf: 'QR-код содержит',
  qrAll: 'адрес и сеть (EIP-681)',
  qrAddress: 'только адрес',
  explorer: (name: string) => `Посмотреть в ${name}`,
  find: 'Найти',
  findHint: 'Слово, адрес, токен',
  found: (count: number, all: number) => `Загруженные транзакции: ${count} из ${all}`,
  loadAll: 'Загрузить все',
  stopLoading: 'Остановить',
  loaded: (count: number) => `Загружено: ${count}…`,
  noneFound: 'Ни в одной загруженной транзакции нет этого текста. Введите другой текст.',
  saveHistory: 'Сохранить как CSV',
  historyFile: 'history.csv',
  historyColumns: {
    time: 'время',
    nonce: 'nonce',
    what: 'действие',
    source: 'источник',
    status: 'состояние',
    id: 'id',
    hash: 'хеш транзакции',
  },
  sources: { bytes: 'прочитано из ее байтов', gateway: 'по словам службы Safe' },
} as const satisfies PartialTranslation<typeof english.treasuryToolsTexts>
