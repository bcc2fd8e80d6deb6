import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/ui/explorer'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('de')

/** Folder windows, independent of their content. */
export const explorerTexts = {
  file: 'Datei',
  open: 'Öffnen',
  copyLink: 'Link kopieren',
  copyKey: 'Strg+C',
  close: 'Schließen',
  view: 'Ansicht',
  asWebPage: 'Als Webseite',
  views: { large: 'Große Symbole', small: 'Kleine Symbole', list: 'Liste', details: 'Details' },
  help: 'Hilfe',
  helpTopics: 'Hilfethemen',
  address: 'Adresse',
  path: (title: string) => `Meine LOVE\\${title}`,
  name: 'Name',
  leadsTo: 'Adresse',
  objects: (count: number) => plural(count, { one: `${count} Objekt`, other: `${count} Objekte` }),
  notConfigured: 'nicht konfiguriert',
  newTab: '(wird in neuer Registerkarte geöffnet)',
  opensInNewTab: 'Wird in einer neuen Registerkarte geöffnet.',
  selectToSee: 'Markieren Sie ein Symbol, um seine Adresse anzuzeigen.',
  copied: 'Link kopiert.',
  notCopied: 'Ihr Browser hat das Kopieren blockiert. Markieren Sie die Adresse, und drücken Sie STRG+C.',
} as const satisfies PartialTranslation<typeof english.explorerTexts>

/** The folders of links. */
export const linkFolderTexts = {
  about: {
    bridge:
      'Dienste, die Token von einem Netzwerk in ein anderes übertragen. Sie werden von Dritten betrieben; lesen Sie, was Sie signieren.',
    governance:
      'Websites, auf denen die Community abstimmt. Sie signieren eine Stimme in Ihrer Wallet, niemals hier.',
    collections: 'Die NFT-Sammlungen der Community.',
    markets: 'Börsen und Wallets für die Token der Community.',
    partners: 'Websites der Partner der Community.',
    social: 'Kanäle der Community.',
  },
  notConfigured: 'nicht konfiguriert',
  nothing: 'Dieser Ordner ist leer.',
  notSetUp: 'Die Community hat für diesen Ordner noch keine Links eingerichtet.',
  missing: (label: string) =>
    `${label} ist nicht konfiguriert.\nDie Community hat diesen Link noch nicht eingerichtet.`,
  setting: (path: string) => `love98.config.ts: ${path}`,
  ok: 'OK',
} as const satisfies PartialTranslation<typeof english.linkFolderTexts>
