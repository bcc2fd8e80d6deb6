import type { Texts } from '@/texts/texts'

/** The desktop's icons and their commands. */
export const desktopTexts = {
  desktop: 'Desktop',
  selected: (count: number) => `${count} icons selected`,
  moved: (label: string, column: number, row: number) => `${label}: column ${column}, row ${row}`,
  moving: 'To move the icon, press the arrow keys. Press ENTER to accept or ESC to cancel.',
  undone: 'The icons were moved back',
  copied: (label: string) => `Link to ${label} copied`,
  notCopied: 'Your browser blocked copying. Copy this link:',
} as const satisfies Texts
