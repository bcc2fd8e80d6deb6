import type { Texts } from '@/texts/texts'

/** Folder windows, independent of their content. */
export const explorerTexts = {
  file: 'File',
  open: 'Open',
  copyLink: 'Copy link',
  copyKey: 'Ctrl+C',
  close: 'Close',
  view: 'View',
  asWebPage: 'As Web Page',
  views: { large: 'Large Icons', small: 'Small Icons', list: 'List', details: 'Details' },
  help: 'Help',
  helpTopics: 'Help Topics',
  address: 'Address',
  path: (title: string) => `My Love\\${title}`,
  name: 'Name',
  leadsTo: 'Leads to',
  objects: (count: number) => `${count} object${count === 1 ? '' : 's'}`,
  notConfigured: 'not configured',
  newTab: '(opens in a new tab)',
  opensInNewTab: 'Opens in a new tab.',
  selectToSee: 'Select an icon to see where it leads.',
  copied: 'Link copied.',
  notCopied: 'The browser did not let this page copy. Select the address at the left and copy it.',
} as const satisfies Texts

/** The folders of links. */
export const linkFolderTexts = {
  about: {
    bridge: 'Places where tokens cross from one chain to another. Others keep them; read what you sign.',
    governance: 'Places where the community votes. A vote is signed in your wallet, never here.',
    collections: 'The NFT collections of the community.',
    markets: 'Exchanges and wallets where the tokens are at home.',
    partners: 'Those who build with the community.',
    social: 'Where the community talks.',
  },
  notConfigured: (setting: string) => `not configured: ${setting}`,
  nothing: 'Nothing is configured here yet.',
  setOne: (settings: string) => `Set ${settings} in love98.config.ts, and it appears here.`,
  missing: (label: string, setting: string) =>
    `${label} is not configured.\nSet ${setting} in love98.config.ts to the address it should open.`,
  ok: 'OK',
} as const satisfies Texts
