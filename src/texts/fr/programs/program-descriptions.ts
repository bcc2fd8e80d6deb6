import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/program-descriptions'

/** One sentence for search engines, link previews and browsers without scripts, by the id of the program. */
export const programDescriptions = {
  bridge: 'Services qui déplacent des jetons d’un réseau à un autre.',
  governance: 'Sites où la communauté vote.',
  charts: 'L’historique des prix des paires de la communauté.',
  collections: 'Les collections de NFT de la communauté.',
  markets: 'La plateforme d’échange, les portefeuilles Chia et les marchés Chia.',
  partners: 'Les sites des partenaires de la communauté.',
  social: 'Les canaux de la communauté : Telegram, Twitter et Discord.',
  display: 'Choisissez l’habillage, le papier peint et la taille du Bureau.',
  exchange: 'Échangez des jetons de la communauté avec votre propre portefeuille.',
  guestbook: 'Une ligne signée par jour de chaque personne qui ouvre une session.',
  heartbreak: 'Trouvez tous les cœurs intacts sans en briser un seul.',
  help: 'Le manuel de ce Bureau.',
  notepad: 'Lisez-moi, conditions et aide de ce Bureau.',
  run: 'Ouvrez un programme, une adresse ou une page Web de cette communauté.',
  holdings: 'Ce que détient le compte connecté, et ce que cela vaut dans les pools.',
  send: 'Envoyez de l’ETH ou un jeton à une adresse ou à un nom.',
  'shut-down': 'Redémarrez le Bureau, ou déconnectez le portefeuille.',
  solitaire: 'Le jeu de cartes de 1998 : Klondike, avec une donne du jour.',
  swap: 'Les paires de la communauté et leurs prix.',
  treasury: 'Les soldes et les transactions d’un Safe de la communauté.',
} as const satisfies PartialTranslation<typeof english.programDescriptions>
