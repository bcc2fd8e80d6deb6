import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/programs'

/** What a program is called. Manifests spread their entry. */
export const programTexts = {
  bridge: { title: 'Мост' },
  governance: { title: 'Управление' },
  charts: { title: 'Графики' },
  collections: { title: 'Коллекции' },
  markets: { title: 'Рынки' },
  partners: { title: 'Партнеры' },
  social: { title: 'Соцсети' },
  display: { title: 'Свойства: Экран' },
  exchange: { title: 'Обмен токенов' },
  guestbook: { title: 'Гостевая книга' },
  heartbreak: { title: 'Heartbreak' },
  help: { title: 'Справка' },
  notepad: { title: 'Блокнот' },
  run: { title: 'Запуск программы' },
  holdings: { title: 'Мои LOVE' },
  send: { title: 'Отправка любви' },
  shutDown: { title: 'Завершение работы Love98' },
  solitaire: { title: 'Косынка' },
  swap: { title: 'Пары для обмена' },
  treasury: { title: 'Казна' },
} as const satisfies PartialTranslation<typeof english.programTexts>
