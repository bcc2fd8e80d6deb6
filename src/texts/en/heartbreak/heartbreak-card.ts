import type { Texts } from '@/texts/texts'

/** The picture of a won game. */
export const cardTexts = {
  heading: 'Result Picture',
  board: (level: string, columns: number, rows: number) => `${level} · ${columns}×${rows}`,
  won: (seconds: string) => `Won in ${seconds} s`,
  wonZen: 'Won',
  daily: (day: string) => `Board of ${day} (UTC)`,
  hints: (hints: number) => `Hints: ${hints}`,
  streak: (days: number) => `${days}-day streak`,
  fileName: 'heartbreak.png',
  save: 'Save Picture',
  copy: 'Copy Picture',
  send: 'Share…',
  saved: 'The picture was saved.',
  copied: 'The picture was copied.',
  failed: 'Your browser blocked this. Click Save Picture.',
  close: 'Close',
} as const satisfies Texts
