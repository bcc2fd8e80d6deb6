import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-card'

/** The picture of a won game. */
export const cardTexts = {
  heading: 'Image du résultat',
  board: (level: string, columns: number, rows: number) => `${level} · ${columns}×${rows}`,
  won: (seconds: string) => `Gagnée en ${seconds} s`,
  wonZen: 'Gagnée',
  daily: (day: string) => `Grille du ${day} (UTC)`,
  hints: (hints: number) => `Indices : ${hints}`,
  streak: (days: number) => `Jours de suite : ${days}`,
  fileName: 'heartbreak.png',
  save: 'Enregistrer l’image',
  copy: 'Copier l’image',
  send: 'Partager…',
  saved: 'L’image a été enregistrée.',
  copied: 'L’image a été copiée.',
  failed: 'Votre navigateur a bloqué ceci. Cliquez sur Enregistrer l’image.',
  close: 'Fermer',
} as const satisfies PartialTranslation<typeof english.cardTexts>
