import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/notepad'

/** Notepad's window; its documents are in documents.ts. */
export const notepadTexts = {
  notepad: 'Editor',
  title: (document: string) => `${document} - Editor`,
  file: 'Datei',
  edit: 'Bearbeiten',
  close: 'Schließen',
  selectAll: 'Alles markieren',
  copyAll: 'Alles kopieren',
  wordWrap: 'Zeilenumbruch',
} as const satisfies PartialTranslation<typeof english.notepadTexts>
