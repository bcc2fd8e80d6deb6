import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/programs'

/** What a program is called. Manifests spread their entry. */
export const programTexts = {
  bridge: { title: 'Brücke' },
  governance: { title: 'Governance' },
  charts: { title: 'Diagramme' },
  collections: { title: 'Sammlungen' },
  markets: { title: 'Märkte' },
  partners: { title: 'Partner' },
  social: { title: 'Soziale Netzwerke' },
  display: { title: 'Anzeige' },
  exchange: { title: 'Token tauschen' },
  guestbook: { title: 'Gästebuch' },
  heartbreak: { title: 'Heartbreak' },
  help: { title: 'Hilfe' },
  notepad: { title: 'Editor' },
  run: { title: 'Ausführen' },
  holdings: { title: 'Meine LOVE' },
  send: { title: 'Liebe senden' },
  shutDown: { title: 'Love98 beenden' },
  solitaire: { title: 'Solitär' },
  swap: { title: 'Tauschpaare' },
  treasury: { title: 'Kasse' },
} as const satisfies PartialTranslation<typeof english.programTexts>
