import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/notepad'

/** Notepad's window; its documents are in documents.ts. */
export const notepadTexts = {
  notepad: 'Bloc-notes',
  title: (document: string) => `${document} - Bloc-notes`,
  file: 'Fichier',
  edit: 'Édition',
  close: 'Fermer',
  selectAll: 'Sélectionner tout',
  copyAll: 'Copier tout',
  wordWrap: 'Retour automatique à la ligne',
} as const satisfies PartialTranslation<typeof english.notepadTexts>
