import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-streak'

/** The streak of daily boards, in the tray. */
export const streakTexts = {
  solved: (days: number) => `Heartbreak, días seguidos: ${days}. El tablero de hoy está resuelto.`,
  open: (days: number) => `Heartbreak, días seguidos: ${days}. Resuelva el tablero de hoy para continuar.`,
} as const satisfies PartialTranslation<typeof english.streakTexts>
