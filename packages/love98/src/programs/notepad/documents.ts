import { hasServer } from '@/domain/build/capabilities'
import { communityPages } from '@/texts/community-pages'
import { documents as documentTexts } from '@/texts/documents'
import { notepad } from '@/texts/notepad'

export type NotepadDocument = {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[] | null
  /** The id of the language of the text, if the page has another one. */
  readonly language?: string | undefined
}

/** The documents, in the language that is current when a title or a text is read. The first document is the default. */
export const documents: readonly NotepadDocument[] = [
  {
    id: 'readme',
    get title() {
      return documentTexts.readme.title
    },
    get paragraphs() {
      const { readme, onServer, withoutServer } = documentTexts
      return [...readme.text, ...(hasServer ? onServer : withoutServer).text]
    },
  },
  {
    id: 'terms',
    get title() {
      return notepad.terms
    },
    paragraphs: null,
  },
  {
    id: 'help',
    get title() {
      return documentTexts.help.title
    },
    get paragraphs() {
      return documentTexts.help.text
    },
  },
  ...Object.keys(communityPages).map((id) => ({
    id,
    get title() {
      return communityPages[id]?.title ?? id
    },
    get paragraphs() {
      return communityPages[id]?.text ?? []
    },
    get language() {
      return communityPages[id]?.language
    },
  })),
]

/** Returns the document with this id, else the first one, because an address can contain any id. */
export function findDocument(id: string | null): NotepadDocument {
  const [first] = documents
  const found = documents.find((document) => document.id === id) ?? first
  if (!found) throw new Error('Notepad has no documents: add one to documents.ts.')
  return found
}
