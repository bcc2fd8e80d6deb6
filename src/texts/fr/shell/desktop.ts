import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/desktop'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('fr')

/** The desktop's icons and their commands. */
export const desktopTexts = {
  desktop: 'Bureau',
  selected: (count: number) =>
    plural(count, { one: `${count} icône sélectionnée`, other: `${count} icônes sélectionnées` }),
  moved: (label: string, column: number, row: number) => `${label} : colonne ${column}, ligne ${row}`,
  moving:
    'Pour déplacer l’icône, appuyez sur les touches de direction. Appuyez sur ENTRÉE pour accepter ou sur ÉCHAP pour annuler.',
  undone: 'Les icônes ont repris leur place',
  copied: (label: string) => `Lien vers ${label} copié`,
  notCopied: 'Votre navigateur a bloqué la copie. Copiez ce lien :',
} as const satisfies PartialTranslation<typeof english.desktopTexts>
