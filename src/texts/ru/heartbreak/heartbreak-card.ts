import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-card'

/** The picture of a won game. */
export const cardTexts = {
  heading: 'Картинка с результатом',
  board: (level: string, columns: number, rows: number) => `${level} · ${columns}×${rows}`,
  won: (seconds: string) => `Победа за ${seconds} с`,
  wonZen: 'Победа',
  daily: (day: string) => `Поле за ${day} (UTC)`,
  hints: (hints: number) => `Подсказки: ${hints}`,
  streak: (days: number) => `Серия, дней: ${days}`,
  fileName: 'heartbreak.png',
  save: 'Сохранить картинку',
  copy: 'Копировать картинку',
  send: 'Поделиться…',
  saved: 'Картинка сохранена.',
  copied: 'Картинка скопирована.',
  failed: 'Браузер это запретил. Нажмите «Сохранить картинку».',
  close: 'Закрыть',
} as const satisfies PartialTranslation<typeof english.cardTexts>
