import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-streak'

/** The streak of daily boards, in the tray. */
export const streakTexts = {
  solved: (days: number) => `Heartbreak: ${days} 日連続。今日のボードは解いてあります。`,
  open: (days: number) => `Heartbreak: ${days} 日連続。今日のボードを解くと続きます。`,
} as const satisfies PartialTranslation<typeof english.streakTexts>
