import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/new-version'

/** The offer to restart into a newer version. */
export const newVersionTexts = {
  title: 'Uma nova versão está pronta',
  text: 'Uma nova versão desta área de trabalho está pronta. Reinicie agora para usá-la ou reinicie mais tarde.',
  restart: 'Reiniciar',
  later: 'Mais tarde',
} as const satisfies PartialTranslation<typeof english.newVersionTexts>
