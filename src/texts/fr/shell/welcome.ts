import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/welcome'

/** The Welcome screen of the first visit. */
export const welcomeTexts = {
  title: (site: string) => `Bienvenue dans ${site}`,
  skin: '1. Choisissez un habillage',
  wallet: '2. Connectez un portefeuille',
  walletText:
    'Sans portefeuille, vous pouvez tout utiliser, sauf vos propres soldes et les parties classées.',
  connect: 'Connecter un portefeuille…',
  begin: '3. Faites un tour',
  each: 'Afficher cet écran chaque fois que j’ouvre le Bureau',
  close: 'Fermer',
} as const satisfies PartialTranslation<typeof english.welcomeTexts>
