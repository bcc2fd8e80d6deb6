import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/windows'

/** Window frames and task buttons. */
export const windowTexts = {
  systemMenu: (title: string) => `${title}: menú del sistema`,
  minimize: 'Minimizar',
  maximize: 'Maximizar',
  restore: 'Restaurar',
  close: 'Cerrar',
  loading: 'Cargando…',
  taskbar: 'Barra de tareas',
  minimized: ', minimizada',
  attention: ', requiere su atención',
  earlierButtons: 'Ventanas anteriores',
  laterButtons: 'Ventanas siguientes',
} as const satisfies PartialTranslation<typeof english.windowTexts>
