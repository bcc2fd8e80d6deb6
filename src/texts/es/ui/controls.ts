import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/ui/controls'

/** Texts that controls bring themselves, independent of their use. */
export const controlTexts = {
  close: 'Cerrar',
  details: 'Detalles',
  showDetails: 'Detalles >>',
  hideDetails: 'Detalles <<',
  copy: 'Copiar',
  copied: 'Copiado.',
  notCopied: 'El explorador bloqueó la copia. Seleccione el texto y presione CTRL+C.',
} as const satisfies PartialTranslation<typeof english.controlTexts>
