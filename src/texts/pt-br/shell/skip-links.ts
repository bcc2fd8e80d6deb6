import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/skip-links'

/** The skip links at the top of the page. */
export const skipTexts = {
  toWindow: 'Ir para a janela aberta',
  toTaskbar: 'Ir para a barra de tarefas',
  toStart: 'Ir para Iniciar',
} as const satisfies PartialTranslation<typeof english.skipTexts>
