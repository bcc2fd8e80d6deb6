import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/desktop'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('es')

/** The desktop's icons and their commands. */
export const desktopTexts = {
  desktop: 'Escritorio',
  selected: (count: number) =>
    plural(count, { one: `${count} icono seleccionado`, other: `${count} iconos seleccionados` }),
  moved: (label: string, column: number, row: number) => `${label}: columna ${column}, fila ${row}`,
  moving:
    'Para mover el icono, presione las teclas de dirección. Presione ENTRAR para aceptar o ESC para cancelar.',
  undone: 'Los iconos volvieron a su lugar anterior',
  copied: (label: string) => `Se copió el vínculo a ${label}`,
  notCopied: 'El explorador bloqueó la copia. Copie este vínculo:',
} as const satisfies PartialTranslation<typeof english.desktopTexts>
