import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/notepad'

/** Notepad's window; its documents are in documents.ts. */
export const notepadTexts = {
  notepad: 'Bloc de notas',
  title: (document: string) => `${document} - Bloc de notas`,
  file: 'Archivo',
  edit: 'Edición',
  close: 'Cerrar',
  selectAll: 'Seleccionar todo',
  copyAll: 'Copiar todo',
  wordWrap: 'Ajuste de línea',
} as const satisfies PartialTranslation<typeof english.notepadTexts>
