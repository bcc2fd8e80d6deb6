import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/notepad'

/** Notepad's window; its documents are in documents.ts. */
export const notepadTexts = {
  notepad: 'Not Defteri',
  title: (document: string) => `${document} - Not Defteri`,
  file: 'Dosya',
  edit: 'Düzen',
  close: 'Kapat',
  selectAll: 'Tümünü seç',
  copyAll: 'Tümünü kopyala',
  wordWrap: 'Sözcük kaydır',
} as const satisfies PartialTranslation<typeof english.notepadTexts>
