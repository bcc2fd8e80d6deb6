import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/skip-links'

/** The skip links at the top of the page. */
export const skipTexts = {
  toWindow: 'Aller à la fenêtre ouverte',
  toTaskbar: 'Aller à la barre des tâches',
  toStart: 'Aller à Démarrer',
} as const satisfies PartialTranslation<typeof english.skipTexts>
