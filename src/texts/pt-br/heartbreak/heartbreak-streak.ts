import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-streak'

/** The streak of daily boards, in the tray. */
export const streakTexts = {
  solved: (days: number) => `Heartbreak, dias seguidos: ${days}. O tabuleiro de hoje está resolvido.`,
  open: (days: number) => `Heartbreak, dias seguidos: ${days}. Resolva o tabuleiro de hoje para continuar.`,
} as const satisfies PartialTranslation<typeof english.streakTexts>
