import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-card'

/** The picture of a won game. */
export const cardTexts = {
  heading: 'Imagen del resultado',
  board: (level: string, columns: number, rows: number) => `${level} · ${columns}×${rows}`,
  won: (seconds: string) => `Ganada en ${seconds} s`,
  wonZen: 'Ganada',
  daily: (day: string) => `Tablero del ${day} (UTC)`,
  hints: (hints: number) => `Pistas: ${hints}`,
  streak: (days: number) => `Días seguidos: ${days}`,
  fileName: 'heartbreak.png',
  save: 'Guardar imagen',
  copy: 'Copiar imagen',
  send: 'Compartir…',
  saved: 'La imagen se guardó.',
  copied: 'La imagen se copió.',
  failed: 'El explorador bloqueó esto. Haga clic en Guardar imagen.',
  close: 'Cerrar',
} as const satisfies PartialTranslation<typeof english.cardTexts>
