import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/programs'

/** What a program is called. Manifests spread their entry. */
export const programTexts = {
  bridge: { title: 'Pont' },
  governance: { title: 'Gouvernance' },
  charts: { title: 'Graphiques' },
  collections: { title: 'Collections' },
  markets: { title: 'Marchés' },
  partners: { title: 'Partenaires' },
  social: { title: 'Réseaux sociaux' },
  display: { title: 'Propriétés d’affichage' },
  exchange: { title: 'Échanger des jetons' },
  guestbook: { title: 'Livre d’or' },
  heartbreak: { title: 'Heartbreak' },
  help: { title: 'Aide' },
  notepad: { title: 'Bloc-notes' },
  run: { title: 'Exécuter' },
  holdings: { title: 'Mon LOVE' },
  send: { title: 'Envoyer de l’amour' },
  shutDown: { title: 'Arrêter Love98' },
  solitaire: { title: 'Solitaire' },
  swap: { title: 'Paires d’échange' },
  treasury: { title: 'Trésorerie' },
} as const satisfies PartialTranslation<typeof english.programTexts>
