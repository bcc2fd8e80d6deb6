import type { Texts } from '@/texts/texts'

/** What the frames of windows and their buttons in the taskbar say. */
export const windowTexts = {
  systemMenu: (title: string) => `${title}: system menu`,
  minimise: 'Minimize',
  maximise: 'Maximize',
  restore: 'Restore',
  close: 'Close',
  loading: 'Loading…',
  taskbar: 'Taskbar',
  /** Follows the title in the name of a button of the taskbar. */
  minimised: ', minimized',
  attention: ', wants your attention',
  earlierButtons: 'Earlier windows',
  laterButtons: 'More windows',
} as const satisfies Texts
