import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/desktop'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('de')

/** The desktop's icons and their commands. */
export const desktopTexts = {
  desktop: 'Desktop',
  selected: (count: number) =>
    plural(count, { one: `${count} Symbol markiert`, other: `${count} Symbole markiert` }),
  moved: (label: string, column: number, row: number) => `${label}: Spalte ${column}, Zeile ${row}`,
  moving:
    'Um das Symbol zu verschieben, drücken Sie die Pfeiltasten. Drücken Sie die EINGABETASTE zum Übernehmen oder ESC zum Abbrechen.',
  undone: 'Die Symbole wurden zurückgesetzt',
  copied: (label: string) => `Link zu ${label} kopiert`,
  notCopied: 'Ihr Browser hat das Kopieren blockiert. Kopieren Sie diesen Link:',
} as const satisfies PartialTranslation<typeof english.desktopTexts>
