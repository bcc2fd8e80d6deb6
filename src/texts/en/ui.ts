import type { Texts } from '../texts'

/** What controls say by themselves, whatever they stand for. */
export const controlTexts = {
  close: 'Close',
  details: 'Details',
  showDetails: 'Details >>',
  hideDetails: 'Details <<',
  copy: 'Copy',
} as const satisfies Texts

/** What is left when the desktop is not. */
export const crashTexts = {
  heading: 'Love98',
  lines: [
    'A fatal exception has occurred in the desktop and it had to stop.',
    'Nothing in your wallet was touched: this page cannot move anything without your wallet asking you.',
    'Press any key to start the desktop again.',
  ],
  restart: 'Restart',
} as const satisfies Texts
