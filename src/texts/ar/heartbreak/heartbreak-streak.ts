import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-streak'

/** The streak of daily boards, in the tray. */
export const streakTexts = {
  solved: (days: number) => `Heartbreak، الأيام المتتالية: ${days}. تم حل لوحة اليوم.`,
  open: (days: number) => `Heartbreak، الأيام المتتالية: ${days}. حل لوحة اليوم للاستمرار.`,
} as const satisfies PartialTranslation<typeof english.streakTexts>
