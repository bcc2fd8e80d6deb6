import type { Texts } from '@/texts/texts'

/** Folder windows, independent of their content. */
export const explorerTexts = {
  file: 'File',
  open: 'Open',
  copyLink: 'Copy Link',
  copyKey: 'Ctrl+C',
  close: 'Close',
  view: 'View',
  asWebPage: 'As Web Page',
  views: { large: 'Large Icons', small: 'Small Icons', list: 'List', details: 'Details' },
  help: 'Help',
  helpTopics: 'Help Topics',
  address: 'Address',
  path: (title: string) => `My LOVE\\${title}`,
  name: 'Name',
  leadsTo: 'Address',
  objects: (count: number) => `${count} object${count === 1 ? '' : 's'}`,
  notConfigured: 'not configured',
  newTab: '(opens in a new tab)',
  opensInNewTab: 'Opens in a new tab.',
  selectToSee: 'Select an icon to see its address.',
  copied: 'Link copied.',
  notCopied: 'Your browser blocked copying. Select the address and press CTRL+C.',
} as const satisfies Texts

/** The folders of links. */
export const linkFolderTexts = {
  about: {
    bridge:
      'Services that move tokens from one network to another. Run by third parties; read what you sign.',
    governance: 'Sites where the community votes. You sign a vote in your wallet, never here.',
    collections: 'The NFT collections of the community.',
    markets: 'Exchanges and wallets for the tokens of the community.',
    partners: 'Sites of the partners of the community.',
    social: 'Channels of the community.',
  },
  notConfigured: 'not configured',
  nothing: 'This folder is empty.',
  notSetUp: 'The community has not set up any links for this folder yet.',
  missing: (label: string) => `${label} is not configured.\nThe community has not set up this link yet.`,
  /** Details for those who edit the file. */
  setting: (path: string) => `love98.config.ts: ${path}`,
  ok: 'OK',
} as const satisfies Texts
