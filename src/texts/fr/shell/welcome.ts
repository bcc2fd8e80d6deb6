import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/welcome'

/** The Welcome screen of the first visit. */
export const welcomeTexts = {
  title: (site: string) => `Bienvenue dans ${site}`,
  skin: '1. Choisissez un habillage',
  wallet: '2. Connectez un portefeuille',
  walletText:
    'Un portefeuille est nécessaire pour voir vos soldes, effectuer des paiements et jouer des parties classées. Tout le reste fonctionne sans.',
  connect: 'Connecter un portefeuille…',
  begin: '3. Faites un tour',
  each: 'Afficher cet écran chaque fois que j’ouvre le Bureau',
  close: 'Fermer',
} as const satisfies PartialTranslation<typeof english.welcomeTexts>
