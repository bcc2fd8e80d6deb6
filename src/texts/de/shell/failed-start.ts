import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/failed-start'

/** The message of a page whose scripts could not be loaded, twice in a row. Part of the page itself. */
export const failedStartTexts = {
  title: 'Der Desktop wurde nicht gestartet',
  text: 'Ein Teil dieser Seite konnte nicht geladen werden. Klicken Sie auf „Neu starten“, um es erneut zu versuchen.',
  restart: 'Neu starten',
} as const satisfies PartialTranslation<typeof english.failedStartTexts>
