import type { Texts } from '@/texts/texts'

/** What a program is called. Manifests spread their entry. */
export const programTexts = {
  bridge: { title: 'Bridge' },
  governance: { title: 'Governance' },
  charts: { title: 'Charts' },
  collections: { title: 'Collections' },
  markets: { title: 'Markets' },
  partners: { title: 'Partners' },
  social: { title: 'Social' },
  display: { title: 'Display Properties' },
  exchange: { title: 'Swap Tokens' },
  guestbook: { title: 'Guestbook' },
  heartbreak: { title: 'Heartbreak' },
  help: { title: 'Help' },
  notepad: { title: 'Notepad' },
  run: { title: 'Run' },
  holdings: { title: 'My LOVE' },
  send: { title: 'Send Love' },
  shutDown: { title: 'Shut Down Love98' },
  solitaire: { title: 'Solitaire' },
  swap: { title: 'Swap Pairs' },
  treasury: { title: 'Treasury' },
} as const satisfies Texts
