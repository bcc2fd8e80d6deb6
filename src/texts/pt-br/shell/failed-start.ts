import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/failed-start'

/** The message of a page whose scripts could not be loaded, twice in a row. Part of the page itself. */
export const failedStartTexts = {
  title: 'A área de trabalho não foi iniciada',
  text: 'Não foi possível carregar uma parte desta página. Clique em Reiniciar para tentar novamente.',
  restart: 'Reiniciar',
} as const satisfies PartialTranslation<typeof english.failedStartTexts>
