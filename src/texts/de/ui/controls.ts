import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/ui/controls'

/** Texts that controls bring themselves, independent of their use. */
export const controlTexts = {
  close: 'Schließen',
  details: 'Details',
  showDetails: 'Details >>',
  hideDetails: 'Details <<',
  copy: 'Kopieren',
  copied: 'Kopiert.',
  notCopied: 'Ihr Browser hat das Kopieren blockiert. Markieren Sie den Text, und drücken Sie STRG+C.',
} as const satisfies PartialTranslation<typeof english.controlTexts>
