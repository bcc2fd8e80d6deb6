import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/skip-links'

/** The skip links at the top of the page. */
export const skipTexts = {
  toWindow: 'Ir a la ventana abierta',
  toTaskbar: 'Ir a la barra de tareas',
  toStart: 'Ir a Inicio',
} as const satisfies PartialTranslation<typeof english.skipTexts>
