import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/tray'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('ru')

/** The tray's icons. */
export const trayTexts = {
  connection: {
    disconnected: 'Кошелек не подключен',
    connecting: 'Кошелек подключается',
    reconnecting: 'Кошелек подключается повторно',
    connected: 'Кошелек подключен',
    connectedTo: (chain: string) => `Кошелек подключен к сети ${chain}`,
    wrongNetwork: 'Кошелек использует неподдерживаемую сеть',
  },
  lamps: {
    connect: 'Подключить кошелек…',
    account: 'Счет…',
    network: 'Сменить сеть…',
    blink: 'Показывать индикаторы активности',
  },
  language: 'Язык: русский',
  soundsOn: 'Громкость',
  soundsOff: 'Громкость (звук выключен)',
  notifications: 'Уведомления',
  newNotifications: (count: number) =>
    plural(count, {
      one: `Уведомления, ${count} новое`,
      few: `Уведомления, ${count} новых`,
      many: `Уведомления, ${count} новых`,
      other: `Уведомления, ${count} новых`,
    }),
  block: (number: string) => `Блок ${number}`,
  dateTime: 'Дата и время',
  copyTime: 'Копировать дату и время',
  copyBlock: 'Копировать номер блока',
  copied: 'Скопировано.',
  notCopied: 'Браузер запретил копирование. Скопируйте этот текст:',
} as const satisfies PartialTranslation<typeof english.trayTexts>
