import type { Texts } from '@/texts/texts'

/** The Run dialog and its answers. */
export const runTexts = {
  about:
    'Type the name of a program or a link, an address or a transaction on the chain, or a web page of this community, and it opens.',
  open: 'Open:',
  ok: 'OK',
  cancel: 'Cancel',
  notFound: (text: string) =>
    `There is nothing here called "${text}".\nCheck the spelling and try again. Help, Run lists what can be typed.`,
  notConfigured: (label: string, setting: string) =>
    `${label} is not configured, so there is nowhere to look.\nSet ${setting} in love98.config.ts to its address.`,
  foreign: (host: string) =>
    `${host} is no site of this community, so it is not opened from here.\nType its address into your browser if you trust it.`,
  badHexadecimal:
    'That is neither an address nor a transaction.\nAn address is 0x and 40 hexadecimal digits, a transaction 0x and 64.',
  aboutTitle: (site: string) => `About ${site}`,
  version: (site: string) =>
    `${site}\nA desktop from 1998 for a community of today.\nDrawn, written and played by hand; no part of it is anybody else's.`,
  loveTitle: 'love',
  love: 'Do you love us? There is only one button, so we know.',
  formatTitle: 'format c:',
  format: 'All the love on this drive would be lost for ever.\nNothing was formatted. It never will be.',
} as const satisfies Texts
