import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/account'

/** The account window. */
export const accountTexts = {
  title: 'Счет',
  name: 'Имя',
  account: 'Счет',
  balance: 'Баланс',
  address: 'Адрес',
  copyAddress: 'Копировать адрес',
  copied: 'Скопировано!',
  copiedStatus: 'Адрес скопирован в буфер обмена.',
  cannotCopy: 'Браузер запретил копирование. Выделите адрес и нажмите CTRL+C.',
  send: 'Отправить…',
  disconnect: 'Отключить',
} as const satisfies PartialTranslation<typeof english.accountTexts>

/** Recent transactions. */
export const transactionTexts = {
  title: 'Последние транзакции',
  none: 'Здесь будут показаны ваши транзакции…',
  pending: 'Ожидает подтверждения',
  confirmed: 'Подтверждена',
  failed: 'Ошибка',
  reverted: 'Ошибка: отклонена контрактом',
  replaced: 'Ошибка: заменена другой транзакцией',
  cancelled: 'Ошибка: отменена в кошельке',
  'given-up': 'Ошибка: кошелек сообщает, что отказался от нее',
  partial: 'Выполнена частично, сообщает кошелек: проверьте балансы',
  late: 'Все еще ожидает подтверждения',
  taken: 'Принята кошельком: посмотрите в нем',
  unanswered: 'Неизвестно, отправил ли ее кошелек: посмотрите в нем',
  proposed: 'Ожидает владельцев Safe',
  dropped: 'Не найдена в сети (отброшена или заменена)',
  spedUp: 'Подтверждена (ускорена)',
  differs: 'Отличается от транзакции, которую вы запросили',
  checkAgain: 'Проверить снова',
  checkNamed: (description: string) => `Проверить снова: ${description}`,
  remove: 'Удалить',
  removeNamed: (description: string) => `Удалить: ${description}`,
  clear: 'Очистить все',
  explorer: 'Подробнее в обозревателе блоков',
  opens: (description: string) => `${description} (обозреватель блоков откроется в новой вкладке)`,
} as const satisfies PartialTranslation<typeof english.transactionTexts>

/** Connected wallets and their accounts. */
export const connectionTexts = {
  title: 'Подключения',
  inUse: 'Используется',
  use: 'Использовать',
  chooseNamed: (name: string) => `Использовать ${name}`,
  disconnect: 'Отключить',
  disconnectNamed: (name: string) => `Отключить ${name}`,
  hint: 'Чтобы использовать другой адрес, выберите его в кошельке.',
} as const satisfies PartialTranslation<typeof english.connectionTexts>
