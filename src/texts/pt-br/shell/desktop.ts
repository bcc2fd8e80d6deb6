import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/desktop'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('pt-BR')

/** The desktop's icons and their commands. */
export const desktopTexts = {
  desktop: 'Área de trabalho',
  selected: (count: number) =>
    plural(count, { one: `${count} ícone selecionado`, other: `${count} ícones selecionados` }),
  moved: (label: string, column: number, row: number) => `${label}: coluna ${column}, linha ${row}`,
  moving:
    'Para mover o ícone, pressione as teclas de direção. Pressione ENTER para aceitar ou ESC para cancelar.',
  undone: 'Os ícones voltaram à posição anterior',
  copied: (label: string) => `Link para ${label} copiado`,
  notCopied: 'O navegador bloqueou a cópia. Copie este link:',
} as const satisfies PartialTranslation<typeof english.desktopTexts>
