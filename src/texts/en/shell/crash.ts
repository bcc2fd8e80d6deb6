import type { Texts } from '@/texts/texts'

/** The blue screen of a desktop that failed. */
export const crashTexts = {
  heading: 'Love98',
  happened: (id: string) => `A fatal exception ${id} has occurred in the desktop and it had to stop.`,
  lines: [
    'Nothing in your wallet was touched: this page cannot move anything without your wallet asking you.',
    'Press any key to fall in love again. What was open comes back where it was.',
  ],
  forgetting:
    'A restart ended here again, so the cause may be stored in this browser. You can start without stored settings: appearance, open windows, saved games and agreements are removed from this browser, and the wallet is disconnected.',
  restart: 'Restart',
  forget: 'Start Without Stored Settings',
  copy: 'Copy error id',
  copied: 'Copied.',
  notCopied: 'Select the lines above and copy them.',
} as const satisfies Texts
