import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/failed-start'

/** The message of a page whose scripts could not be loaded, twice in a row. Part of the page itself. */
export const failedStartTexts = {
  title: 'Le Bureau n’a pas démarré',
  text: 'Une partie de cette page n’a pas pu être chargée. Cliquez sur Redémarrer pour réessayer.',
  restart: 'Redémarrer',
} as const satisfies PartialTranslation<typeof english.failedStartTexts>
