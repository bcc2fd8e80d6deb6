import type { Texts } from '@/texts/texts'

/** The blue screen of a desktop that failed. */
export const crashTexts = {
  heading: 'Love98',
  happened: (id: string) => `A fatal exception ${id} has occurred in the desktop and it had to stop.`,
  lines: [
    'Your wallet is not affected. This page cannot send anything without your approval.',
    'Press any key to fall in love again. Your windows will be restored.',
  ],
  forgetting:
    'The problem occurred again after a restart. Its cause may be stored settings. If you start without them, appearance, open windows, saved games and agreements are removed from this browser, and the wallet is disconnected.',
  restart: 'Restart',
  forget: 'Start Without Stored Settings',
  copy: 'Copy Error ID',
  copied: 'Copied.',
  notCopied: 'Your browser blocked copying. Select the text and press Ctrl+C.',
} as const satisfies Texts
