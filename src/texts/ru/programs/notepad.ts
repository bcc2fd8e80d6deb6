import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/notepad'

/** Notepad's window; its documents are in documents.ts. */
export const notepadTexts = {
  notepad: 'Блокнот',
  title: (document: string) => `${document} - Блокнот`,
  file: 'Файл',
  edit: 'Правка',
  close: 'Закрыть',
  selectAll: 'Выделить все',
  copyAll: 'Копировать все',
  wordWrap: 'Перенос по словам',
} as const satisfies PartialTranslation<typeof english.notepadTexts>
