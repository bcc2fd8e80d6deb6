import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/new-version'

/** The offer to restart into a newer version. */
export const newVersionTexts = {
  title: 'Eine neue Version ist bereit',
  text: 'Eine neue Version dieses Desktops ist bereit. Starten Sie jetzt neu, um sie zu verwenden, oder starten Sie später neu.',
  restart: 'Neu starten',
  later: 'Später',
} as const satisfies PartialTranslation<typeof english.newVersionTexts>
