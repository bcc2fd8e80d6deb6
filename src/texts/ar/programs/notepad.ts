import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/notepad'

/** Notepad's window; its documents are in documents.ts. */
export const notepadTexts = {
  notepad: 'المفكرة',
  title: (document: string) => `${document} - المفكرة`,
  file: 'ملف',
  edit: 'تحرير',
  close: 'إغلاق',
  selectAll: 'تحديد الكل',
  copyAll: 'نسخ الكل',
  wordWrap: 'التفاف النص',
} as const satisfies PartialTranslation<typeof english.notepadTexts>
