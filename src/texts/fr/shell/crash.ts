import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/crash'

/** The blue screen of a desktop that failed. */
export const crashTexts = {
  heading: 'Love98',
  happened: (id: string) =>
    `Une exception fatale ${id} s’est produite dans le Bureau. Le Bureau a été arrêté.`,
  lines: [
    'Votre portefeuille n’est pas affecté. Cette page ne peut rien envoyer sans votre approbation.',
    'Appuyez sur une touche pour retomber amoureux. Vos fenêtres seront restaurées.',
  ],
  forgetting:
    'Le problème s’est reproduit. Les paramètres enregistrés en sont peut-être la cause. Si vous démarrez sans eux, les paramètres d’apparence, les fenêtres ouvertes, les parties enregistrées et l’acceptation des conditions sont supprimés de ce navigateur, et le portefeuille est déconnecté.',
  restart: 'Redémarrer',
  forget: 'Démarrer sans les paramètres enregistrés',
  copy: 'Copier l’ID de l’erreur',
  copied: 'Copié.',
  notCopied: 'Votre navigateur a bloqué la copie. Sélectionnez le texte et appuyez sur CTRL+C.',
} as const satisfies PartialTranslation<typeof english.crashTexts>
