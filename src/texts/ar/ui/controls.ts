import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/ui/controls'

/** Texts that controls bring themselves, independent of their use. */
export const controlTexts = {
  close: 'إغلاق',
  details: 'تفاصيل',
  showDetails: 'تفاصيل >>',
  hideDetails: 'تفاصيل <<',
  copy: 'نسخ',
  copied: 'تم النسخ.',
  notCopied: 'منع المستعرض النسخ. حدد النص واضغط CTRL+C.',
} as const satisfies PartialTranslation<typeof english.controlTexts>
