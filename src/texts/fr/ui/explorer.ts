import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/ui/explorer'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('fr')

/** Folder windows, independent of their content. */
export const explorerTexts = {
  file: 'Fichier',
  open: 'Ouvrir',
  copyLink: 'Copier le lien',
  copyKey: 'Ctrl+C',
  close: 'Fermer',
  view: 'Affichage',
  asWebPage: 'Comme une page Web',
  views: { large: 'Grandes icônes', small: 'Petites icônes', list: 'Liste', details: 'Détails' },
  help: 'Aide',
  helpTopics: 'Rubriques d’aide',
  address: 'Adresse',
  path: (title: string) => `Mon LOVE\\${title}`,
  name: 'Nom',
  leadsTo: 'Adresse',
  objects: (count: number) => plural(count, { one: `${count} objet`, other: `${count} objets` }),
  notConfigured: 'non configuré',
  newTab: '(s’ouvre dans un nouvel onglet)',
  opensInNewTab: 'S’ouvre dans un nouvel onglet.',
  selectToSee: 'Sélectionnez une icône pour voir son adresse.',
  copied: 'Lien copié.',
  notCopied: 'Votre navigateur a bloqué la copie. Sélectionnez l’adresse et appuyez sur CTRL+C.',
} as const satisfies PartialTranslation<typeof english.explorerTexts>

/** The folders of links. */
export const linkFolderTexts = {
  about: {
    bridge:
      'Services qui déplacent des jetons d’un réseau à un autre. Ils sont gérés par des tiers ; lisez ce que vous signez.',
    governance: 'Sites où la communauté vote. Vous signez un vote dans votre portefeuille, jamais ici.',
    collections: 'Les collections de NFT de la communauté.',
    markets: 'Plateformes d’échange et portefeuilles pour les jetons de la communauté.',
    partners: 'Sites des partenaires de la communauté.',
    social: 'Canaux de la communauté.',
  },
  notConfigured: 'non configuré',
  nothing: 'Ce dossier est vide.',
  notSetUp: 'La communauté n’a pas encore défini de lien pour ce dossier.',
  missing: (label: string) => `${label} : non configuré.\nLa communauté n’a pas encore défini ce lien.`,
  setting: (path: string) => `love98.config.ts : ${path}`,
  ok: 'OK',
} as const satisfies PartialTranslation<typeof english.linkFolderTexts>
