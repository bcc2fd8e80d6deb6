import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/ui/controls'

/** Texts that controls bring themselves, independent of their use. */
export const controlTexts = {
  close: 'Fechar',
  details: 'Detalhes',
  showDetails: 'Detalhes >>',
  hideDetails: 'Detalhes <<',
  copy: 'Copiar',
  copied: 'Copiado.',
  notCopied: 'O navegador bloqueou a cópia. Selecione o texto e pressione CTRL+C.',
} as const satisfies PartialTranslation<typeof english.controlTexts>
