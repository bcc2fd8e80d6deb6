import type { Texts } from '@/texts/texts'

/** The streak of daily boards, in the tray. */
export const streakTexts = {
  solved: (days: number) => `Heartbreak: ${days}-day streak. Today's board is solved.`,
  open: (days: number) => `Heartbreak: ${days}-day streak. Solve today's board to continue it.`,
} as const satisfies Texts
