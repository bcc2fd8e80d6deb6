import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/new-version'

/** The offer to restart into a newer version. */
export const newVersionTexts = {
  title: 'Une nouvelle version est prête',
  text: 'Une nouvelle version de ce Bureau est prête. Redémarrez maintenant pour l’utiliser, ou plus tard.',
  restart: 'Redémarrer',
  later: 'Plus tard',
} as const satisfies PartialTranslation<typeof english.newVersionTexts>
