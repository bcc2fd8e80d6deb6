import type { Texts } from '@/texts/texts'

/** What controls say by themselves, whatever they stand for. */
export const controlTexts = {
  close: 'Close',
  details: 'Details',
  showDetails: 'Details >>',
  hideDetails: 'Details <<',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'Select the text above and copy it.',
} as const satisfies Texts
