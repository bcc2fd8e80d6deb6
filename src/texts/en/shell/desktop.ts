import type { Texts } from '@/texts/texts'

/** The desktop's icons and their commands. */
export const desktopTexts = {
  desktop: 'Desktop',
  selected: (count: number) => `${count} icons selected`,
  moved: (label: string, column: number, row: number) => `${label}: column ${column}, row ${row}`,
  moving: 'Use the arrow keys to move it, Enter to accept, Escape to cancel',
  undone: 'The icons were moved back',
  copied: (label: string) => `Link to ${label} copied`,
  notCopied: 'Your browser blocked copying. Copy this link:',
} as const satisfies Texts
