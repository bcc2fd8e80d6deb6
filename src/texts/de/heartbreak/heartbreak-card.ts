import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-card'

/** The picture of a won game. */
export const cardTexts = {
  heading: 'Ergebnisbild',
  board: (level: string, columns: number, rows: number) => `${level} · ${columns}×${rows}`,
  won: (seconds: string) => `In ${seconds} s gewonnen`,
  wonZen: 'Gewonnen',
  daily: (day: string) => `Brett vom ${day} (UTC)`,
  hints: (hints: number) => `Tipps: ${hints}`,
  streak: (days: number) => `Serie in Tagen: ${days}`,
  fileName: 'heartbreak.png',
  save: 'Bild speichern',
  copy: 'Bild kopieren',
  send: 'Teilen…',
  saved: 'Das Bild wurde gespeichert.',
  copied: 'Das Bild wurde kopiert.',
  failed: 'Ihr Browser hat dies blockiert. Klicken Sie auf „Bild speichern“.',
  close: 'Schließen',
} as const satisfies PartialTranslation<typeof english.cardTexts>
