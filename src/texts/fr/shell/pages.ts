import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/pages'

/** The 404 page. */
export const notFoundTexts = {
  heading: 'Love98',
  text: (path: string) =>
    `Impossible de trouver ${path}\nVérifiez l’adresse et réessayez. Pour ouvrir un programme, cliquez sur Démarrer, puis pointez sur Programmes.`,
  withoutScripts: 'Impossible de trouver cette page. Pour ouvrir un programme, cliquez sur son icône.',
  ok: 'OK',
} as const satisfies PartialTranslation<typeof english.notFoundTexts>

/** The blue screen at `/bsod`. */
export const bsodTexts = {
  title: 'Écran bleu',
  name: 'Chagrin d’amour',
  message: 'Vous l’avez demandé. Rien n’est cassé.',
} as const satisfies PartialTranslation<typeof english.bsodTexts>
