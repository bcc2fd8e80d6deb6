import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/tray-panels'

/** The panels that open from the tray. */
export const volumeTexts = {
  title: 'Громкость',
  sounds: 'Звуки',
  level: 'Громкость',
  percent: (percent: number) => `${percent} %`,
} as const satisfies PartialTranslation<typeof english.volumeTexts>

export const dateTimeTexts = {
  title: 'Дата и время',
  date: 'Дата',
  time: 'Время',
  zone: (name: string) => `Текущий часовой пояс: ${name}`,
} as const satisfies PartialTranslation<typeof english.dateTimeTexts>

export const notificationTexts = {
  title: 'Уведомления',
  none: 'Уведомлений нет. Сообщения перечисляются здесь, пока вы не покинете страницу.',
  cleared: 'Список пуст.',
  open: 'Открыть',
  copyAll: 'Копировать все',
  copied: 'Скопировано.',
  clear: 'Очистить',
  undo: 'Отменить',
  close: 'Закрыть',
  kinds: { information: 'Информация', warning: 'Предупреждение', error: 'Ошибка' },
  dismiss: 'Скрыть',
  more: (count: number) => `еще ${count}`,
} as const satisfies PartialTranslation<typeof english.notificationTexts>
