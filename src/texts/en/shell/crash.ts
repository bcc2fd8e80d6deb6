import type { Texts } from '@/texts/texts'

/** The blue screen of a desktop that failed. */
export const crashTexts = {
  heading: 'Love98',
  happened: (id: string) => `A fatal exception ${id} has occurred in the desktop and it had to stop.`,
  lines: [
    'Nothing in your wallet was touched: this page cannot move anything without your wallet asking you.',
    'Press any key to fall in love again. What was open comes back where it was.',
  ],
  restart: 'Restart',
  copy: 'Copy error id',
  copied: 'Copied.',
  notCopied: 'Select the lines above and copy them.',
} as const satisfies Texts
