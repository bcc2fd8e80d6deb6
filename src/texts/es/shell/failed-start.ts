import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/failed-start'

/** The message of a page whose scripts could not be loaded, twice in a row. Part of the page itself. */
export const failedStartTexts = {
  title: 'El escritorio no se inició',
  text: 'No se pudo cargar una parte de esta página. Haga clic en Reiniciar para intentarlo de nuevo.',
  restart: 'Reiniciar',
} as const satisfies PartialTranslation<typeof english.failedStartTexts>
