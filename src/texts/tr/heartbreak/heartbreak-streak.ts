import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-streak'

/** The streak of daily boards, in the tray. */
export const streakTexts = {
  solved: (days: number) => `Heartbreak: ${days} günlük seri. Bugünün tahtası çözüldü.`,
  open: (days: number) => `Heartbreak: ${days} günlük seri. Sürdürmek için bugünün tahtasını çözün.`,
} as const satisfies PartialTranslation<typeof english.streakTexts>
