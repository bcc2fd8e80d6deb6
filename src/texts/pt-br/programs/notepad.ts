import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/notepad'

/** Notepad's window; its documents are in documents.ts. */
export const notepadTexts = {
  notepad: 'Bloco de notas',
  title: (document: string) => `${document} - Bloco de notas`,
  file: 'Arquivo',
  edit: 'Editar',
  close: 'Fechar',
  selectAll: 'Selecionar tudo',
  copyAll: 'Copiar tudo',
  wordWrap: 'Quebra automática de linha',
} as const satisfies PartialTranslation<typeof english.notepadTexts>
