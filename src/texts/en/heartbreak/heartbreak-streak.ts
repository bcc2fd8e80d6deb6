import type { Texts } from '@/texts/texts'

/** The streak of daily boards, in the tray. */
export const streakTexts = {
  solved: (days: number) => `Heartbreak: days in a row: ${days}. Today’s board is solved.`,
  open: (days: number) => `Heartbreak: days in a row: ${days}. Solve today’s board to continue.`,
} as const satisfies Texts
