import type { Texts } from '@/texts/texts'

/** The desktop's icons and their commands. */
export const desktopTexts = {
  desktop: 'Desktop',
  selected: (count: number) => `${count} icons selected`,
  moved: (label: string, column: number, row: number) => `${label}: column ${column}, row ${row}`,
  moving: 'The arrow keys move it, Enter keeps the place, Escape puts it back',
  undone: 'The icons are back where they were',
  copied: (label: string) => `Copied: the link of ${label}`,
  notCopied: 'The link could not be copied by itself. Copy it from here:',
} as const satisfies Texts
