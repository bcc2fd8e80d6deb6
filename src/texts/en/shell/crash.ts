import type { Texts } from '@/texts/texts'

/** The blue screen of a desktop that failed. */
export const crashTexts = {
  heading: 'Love98',
  happened: (id: string) => `A fatal exception ${id} has occurred in the desktop. The desktop was shut down.`,
  lines: [
    'Your wallet is not affected. This page cannot send anything without your approval.',
    'Press any key to fall in love again. Your windows will be restored.',
  ],
  forgetting:
    'The problem occurred again. Your stored settings may be the cause. If you start without them, your appearance settings, open windows, saved games and acceptance of the terms are deleted from this browser, and your wallet is disconnected.',
  restart: 'Restart',
  forget: 'Start Without Stored Settings',
  copy: 'Copy Error ID',
  copied: 'Copied.',
  notCopied: 'Your browser blocked copying. Select the text and press CTRL+C.',
} as const satisfies Texts
