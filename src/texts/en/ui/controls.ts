import type { Texts } from '@/texts/texts'

/** Texts that controls bring themselves, independent of their use. */
export const controlTexts = {
  close: 'Close',
  details: 'Details',
  showDetails: 'Details >>',
  hideDetails: 'Details <<',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'Your browser blocked copying. Select the text and press CTRL+C.',
} as const satisfies Texts
