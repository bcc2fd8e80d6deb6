import { documentTexts } from '@/texts/en/programs/documents'
import { inLocale } from '@/texts/locale'

/** A text of the product. `null` paragraphs stand for texts that the community's file holds. */
export type NotepadDocument = {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[] | null
}

/** What Notepad can show, in the language spoken when it is read; the first is shown when nothing is asked for. */
export const documents: readonly NotepadDocument[] = [
  {
    id: 'readme',
    get title() {
      return inLocale(documentTexts).readme.title
    },
    get paragraphs() {
      return inLocale(documentTexts).readme.paragraphs
    },
  },
  {
    id: 'terms',
    get title() {
      return inLocale(documentTexts).terms.title
    },
    paragraphs: null,
  },
  {
    id: 'help',
    get title() {
      return inLocale(documentTexts).help.title
    },
    get paragraphs() {
      return inLocale(documentTexts).help.paragraphs
    },
  },
]

/** The document with this id, else the first: an address may ask for anything. */
export function findDocument(id: string | null): NotepadDocument {
  const [first] = documents
  const found = documents.find((document) => document.id === id) ?? first
  if (!found) throw new Error('Notepad has no documents: add one to documents.ts.')
  return found
}
