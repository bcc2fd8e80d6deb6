import { documentTexts } from '@/texts/en/notepad'

export type DocumentId = keyof typeof documentTexts

/** A text of the product. `null` paragraphs stand for texts that the community's file holds. */
type NotepadDocument = {
  readonly id: DocumentId
  readonly title: string
  readonly paragraphs: readonly string[] | null
}

const ids = ['readme', 'terms', 'help'] as const satisfies readonly DocumentId[]

/** What Notepad can show, in English; the first is shown when nothing is asked for. */
export const documents: readonly NotepadDocument[] = documentsIn(documentTexts)

/** The same in a language. */
export function documentsIn(texts: typeof documentTexts): readonly NotepadDocument[] {
  return ids.map((id) => ({
    id,
    title: texts[id].title,
    paragraphs: id === 'terms' ? null : texts[id].paragraphs,
  }))
}

/** The document with this id, else the first: an address may ask for anything. */
export function findDocument(id: string | null, from = documents): NotepadDocument {
  const [first] = from
  const found = from.find((document) => document.id === id) ?? first
  if (!found) throw new Error('Notepad has no documents: add one to documents.ts.')
  return found
}
