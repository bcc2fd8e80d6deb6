import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-streak'

/** The streak of daily boards, in the tray. */
export const streakTexts = {
  solved: (days: number) => `Heartbreak, jours de suite : ${days}. La grille d’aujourd’hui est résolue.`,
  open: (days: number) =>
    `Heartbreak, jours de suite : ${days}. Résolvez la grille d’aujourd’hui pour continuer.`,
} as const satisfies PartialTranslation<typeof english.streakTexts>
