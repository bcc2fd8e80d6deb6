import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/windows'

/** Window frames and task buttons. */
export const windowTexts = {
  systemMenu: (title: string) => `${title}: menu do sistema`,
  minimize: 'Minimizar',
  maximize: 'Maximizar',
  restore: 'Restaurar',
  close: 'Fechar',
  loading: 'Carregando…',
  taskbar: 'Barra de tarefas',
  minimized: ', minimizada',
  attention: ', requer atenção',
  earlierButtons: 'Janelas anteriores',
  laterButtons: 'Próximas janelas',
} as const satisfies PartialTranslation<typeof english.windowTexts>
