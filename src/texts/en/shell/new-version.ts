import type { Texts } from '@/texts/texts'

/** The offer to restart into a newer version. */
export const newVersionTexts = {
  title: 'A new version is ready',
  text: 'A new version of this desktop is ready. Restart now to use it, or restart later.',
  restart: 'Restart',
  later: 'Later',
} as const satisfies Texts
