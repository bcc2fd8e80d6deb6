import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-streak'

/** The streak of daily boards, in the tray. */
export const streakTexts = {
  solved: (days: number) => `Heartbreak: 連続日数: ${days}。今日のボードは解いてあります。`,
  open: (days: number) => `Heartbreak: 連続日数: ${days}。今日のボードを解くと続きます。`,
} as const satisfies PartialTranslation<typeof english.streakTexts>
