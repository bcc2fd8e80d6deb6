import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-streak'

/** The streak of daily boards, in the tray. */
export const streakTexts = {
  solved: (days: number) => `Heartbreak, Serie in Tagen: ${days}. Das heutige Brett ist gelöst.`,
  open: (days: number) =>
    `Heartbreak, Serie in Tagen: ${days}. Lösen Sie das heutige Brett, um die Serie fortzusetzen.`,
} as const satisfies PartialTranslation<typeof english.streakTexts>
