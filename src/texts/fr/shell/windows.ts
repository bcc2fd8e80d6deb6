import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/windows'

/** Window frames and task buttons. */
export const windowTexts = {
  systemMenu: (title: string) => `${title} : menu Système`,
  minimize: 'Réduire',
  maximize: 'Agrandir',
  restore: 'Restaurer',
  close: 'Fermer',
  loading: 'Chargement…',
  taskbar: 'Barre des tâches',
  minimized: ', réduite',
  attention: ', demande votre attention',
  earlierButtons: 'Fenêtres précédentes',
  laterButtons: 'Fenêtres suivantes',
} as const satisfies PartialTranslation<typeof english.windowTexts>
