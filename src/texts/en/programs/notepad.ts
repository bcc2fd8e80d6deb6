import type { Texts } from '@/texts/texts'

/** Notepad's window; its documents are in documents.ts. */
export const notepadTexts = {
  notepad: 'Notepad',
  title: (document: string) => `${document} - Notepad`,
  file: 'File',
  edit: 'Edit',
  close: 'Close',
  selectAll: 'Select All',
  copyAll: 'Copy All',
  wordWrap: 'Word Wrap',
} as const satisfies Texts
