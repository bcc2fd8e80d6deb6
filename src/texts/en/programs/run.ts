import type { Texts } from '@/texts/texts'

/** The Run dialog and its answers. */
export const runTexts = {
  about:
    'Type the name of a program or link, an address, a transaction or a Web page of this community, and it will be opened for you.',
  open: 'Open:',
  ok: 'OK',
  cancel: 'Cancel',
  notFound: (text: string) =>
    `Cannot find "${text}".\nCheck the spelling and try again. For a list of what you can type, see Run in Help.`,
  notConfigured: (label: string) =>
    `${label} is not configured.\nThe community has not set up this link yet.`,
  /** Details for those who edit the file. */
  setting: (path: string) => `love98.config.ts: ${path}`,
  foreign: (host: string) =>
    `${host} is not a site of this community, so it cannot be opened here.\nIf you trust it, type its address into your browser.`,
  badHexadecimal:
    'Not a valid address or transaction.\nEnter 0x followed by 40 hexadecimal digits for an address, or 64 for a transaction.',
  aboutTitle: (site: string) => `About ${site}`,
  version: (site: string) =>
    `${site}\nA 1998 desktop for today's community.\nDrawn, written and composed by hand.`,
  loveTitle: 'love',
  love: 'Do you love us? There is only one button, so we know.',
  formatTitle: 'format c:',
  format: 'All the love on this drive would be lost forever.\nNothing was formatted. It never will be.',
} as const satisfies Texts
