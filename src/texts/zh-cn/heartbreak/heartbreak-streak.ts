import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-streak'

/** The streak of daily boards, in the tray. */
export const streakTexts = {
  solved: (days: number) => `Heartbreak：连续 ${days} 天。今天的棋盘已解出。`,
  open: (days: number) => `Heartbreak：连续 ${days} 天。解出今天的棋盘即可继续。`,
} as const satisfies PartialTranslation<typeof english.streakTexts>
