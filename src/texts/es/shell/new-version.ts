import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/new-version'

/** The offer to restart into a newer version. */
export const newVersionTexts = {
  title: 'Hay una versión nueva lista',
  text: 'Hay lista una versión nueva de este escritorio. Reinicie ahora para usarla, o hágalo más tarde.',
  restart: 'Reiniciar',
  later: 'Más tarde',
} as const satisfies PartialTranslation<typeof english.newVersionTexts>
