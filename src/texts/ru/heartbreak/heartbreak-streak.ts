import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-streak'

/** The streak of daily boards, in the tray. */
export const streakTexts = {
  solved: (days: number) => `Heartbreak, серия дней: ${days}. Сегодняшнее поле решено.`,
  open: (days: number) => `Heartbreak, серия дней: ${days}. Решите сегодняшнее поле, чтобы ее продолжить.`,
} as const satisfies PartialTranslation<typeof english.streakTexts>
