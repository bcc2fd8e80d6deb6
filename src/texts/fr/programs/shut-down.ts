import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/shut-down'

/** The Shut Down dialog and the screens that follow it. */
export const shutDownTexts = {
  question: 'Que voulez-vous que le Bureau fasse ?',
  choices: {
    'stand-by': 'Mettre en veille',
    'shut-down': 'Arrêter',
    restart: 'Redémarrer',
    disconnect: 'Déconnecter le portefeuille',
  },
  ok: 'OK',
  cancel: 'Annuler',
  restartTitle: 'Redémarrer',
  restartQuestion:
    'Toutes les fenêtres seront fermées et leurs positions réinitialisées.\nVos icônes, l’habillage, les conditions acceptées et le portefeuille ne changeront pas.',
  restart: 'Redémarrer',
  standingBy: 'En veille',
  pressAnyKey: 'Appuyez sur une touche pour continuer.',
  safe: 'Vous pouvez maintenant fermer votre cœur en toute sécurité.',
  turnOn: 'Allumer',
  starting: (site: string) => `Démarrage de ${site}`,
  skip: 'Appuyez sur une touche pour continuer.',
} as const satisfies PartialTranslation<typeof english.shutDownTexts>
