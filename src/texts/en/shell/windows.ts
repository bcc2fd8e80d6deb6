import type { Texts } from '@/texts/texts'

/** Window frames and task buttons. */
export const windowTexts = {
  systemMenu: (title: string) => `${title}: system menu`,
  minimize: 'Minimize',
  maximize: 'Maximize',
  restore: 'Restore',
  close: 'Close',
  loading: 'Loading…',
  taskbar: 'Taskbar',
  /** Follows the title in the accessible name of a task button. */
  minimized: ', minimized',
  attention: ', needs attention',
  earlierButtons: 'Previous windows',
  laterButtons: 'Next windows',
} as const satisfies Texts
