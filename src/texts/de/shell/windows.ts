import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/windows'

/** Window frames and task buttons. */
export const windowTexts = {
  systemMenu: (title: string) => `${title}: Systemmenü`,
  minimize: 'Minimieren',
  maximize: 'Maximieren',
  restore: 'Wiederherstellen',
  close: 'Schließen',
  loading: 'Wird geladen…',
  taskbar: 'Taskleiste',
  minimized: ', minimiert',
  attention: ', erfordert Aufmerksamkeit',
  earlierButtons: 'Vorherige Fenster',
  laterButtons: 'Nächste Fenster',
} as const satisfies PartialTranslation<typeof english.windowTexts>
