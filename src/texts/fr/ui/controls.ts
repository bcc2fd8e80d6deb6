import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/ui/controls'

/** Texts that controls bring themselves, independent of their use. */
export const controlTexts = {
  close: 'Fermer',
  details: 'Détails',
  showDetails: 'Détails >>',
  hideDetails: 'Détails <<',
  copy: 'Copier',
  copied: 'Copié.',
  notCopied: 'Votre navigateur a bloqué la copie. Sélectionnez le texte et appuyez sur CTRL+C.',
} as const satisfies PartialTranslation<typeof english.controlTexts>
