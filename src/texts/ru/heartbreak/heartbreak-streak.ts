import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-streak'

/** The streak of daily boards, in the tray. */
export const streakTexts = {
  solved: (days: number) => `Heartbreak, дней подряд: ${days}. Сегодняшнее поле решено.`,
  open: (days: number) =>
    `Heartbreak, дней подряд: ${days}. Решите сегодняшнее поле, чтобы продолжить серию.`,
} as const satisfies PartialTranslation<typeof english.streakTexts>
