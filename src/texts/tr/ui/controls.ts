import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/ui/controls'

/** Texts that controls bring themselves, independent of their use. */
export const controlTexts = {
  close: 'Kapat',
  details: 'Ayrıntılar',
  showDetails: 'Ayrıntılar >>',
  hideDetails: 'Ayrıntılar <<',
  copy: 'Kopyala',
  copied: 'Kopyalandı.',
  notCopied: 'Tarayıcınız kopyalamayı engelledi. Metni seçip CTRL+C tuşlarına basın.',
} as const satisfies PartialTranslation<typeof english.controlTexts>
