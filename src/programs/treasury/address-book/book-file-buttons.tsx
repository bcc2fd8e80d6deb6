import { saveText } from '@/browser/save-text'
import type { BookEntry } from '@/safe/address-book/book-entry'
import { bookFile } from '@/safe/address-book/book-file'
import type { ReadBook } from '@/safe/address-book/read-book-file'
import { csvLimits } from '@/safe/csv'
import { recipient } from '@/texts/recipient'
import { treasuryBook } from '@/texts/treasury-book'
import { FileButton } from '@/ui/file-button/file-button'

type BookFileProps = {
  book: readonly BookEntry[]
  onStatus: (status: string) => void
  /** Called with the entries of a file, and the message to show once they are added. */
  onEntries: (entries: readonly BookEntry[], status: string) => void
}

/** The largest number of problem lines that are listed; the rest are counted. */
const mostProblems = 10

/** Import and Export, in the format of Safe's own web app. */
export function BookFile({ book, onStatus, onEntries }: BookFileProps) {
  const { addressProblems } = recipient
  const problems = { ...addressProblems, ...treasuryBook.problems }

  function wordsOf(read: ReadBook): string {
    if (read.kind === 'refused') return treasuryBook.refused[read.problem]
    const lines = read.problems
      .slice(0, mostProblems)
      .map(({ line, problem }) => treasuryBook.lineProblem(line, problems[problem]))
    const rest = read.problems.length - lines.length
    return [
      treasuryBook.added(read.entries.length),
      ...lines,
      rest > 0 ? treasuryBook.moreProblems(rest) : '',
    ]
      .filter(Boolean)
      .join('\n')
  }

  async function importFile(file: File) {
    // A character has at most four bytes, so a larger file is too long and is not read.
    if (file.size > 4 * csvLimits.characters) return onStatus(treasuryBook.refused['too-long'])
    try {
      const { readBookFile } = await import('@/safe/address-book/read-book-file')
      const read = readBookFile(await file.text())
      if (read.kind === 'read') onEntries(read.entries, wordsOf(read))
      else onStatus(wordsOf(read))
    } catch {
      onStatus(treasuryBook.refused.unreadable)
    }
  }

  return (
    <>
      <FileButton
        label={treasuryBook.importLabel}
        accept=".csv,text/csv"
        onFile={(file) => void importFile(file)}
      >
        {treasuryBook.import}
      </FileButton>
      <button
        type="button"
        disabled={book.length === 0}
        onClick={() => saveText(treasuryBook.fileName, 'text/csv', bookFile(book))}
      >
        {treasuryBook.export}
      </button>
    </>
  )
}
