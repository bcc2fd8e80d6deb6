import { useRef } from 'react'
import { saveText } from '@/browser/save-text'
import type { BookEntry } from '@/safe/address-book/book-entry'
import { bookFile } from '@/safe/address-book/book-file'
import type { ReadBook } from '@/safe/address-book/read-book-file'
import { csvLimits } from '@/safe/csv'
import { recipient } from '@/texts/recipient'
import { treasuryBook } from '@/texts/treasury-book'

type BookFileProps = {
  book: readonly BookEntry[]
  onSaid: (said: string) => void
  /** Called with the entries of a file, and the message to show once they are added. */
  onEntries: (entries: readonly BookEntry[], said: string) => void
}

/** The largest number of problem lines that are listed; the rest are counted. */
const mostProblems = 10

/** Import and Export, in the format of Safe's own web app. */
export function BookFile({ book, onSaid, onEntries }: BookFileProps) {
  const { addressProblems } = recipient
  const field = useRef<HTMLInputElement>(null)
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
    if (file.size > 4 * csvLimits.characters) return onSaid(treasuryBook.refused['too-long'])
    try {
      const { readBookFile } = await import('@/safe/address-book/read-book-file')
      const read = readBookFile(await file.text())
      if (read.kind === 'read') onEntries(read.entries, wordsOf(read))
      else onSaid(wordsOf(read))
    } catch {
      onSaid(treasuryBook.refused.unreadable)
    }
  }

  return (
    <>
      <input
        ref={field}
        type="file"
        accept=".csv,text/csv"
        aria-label={treasuryBook.importLabel}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Without this reset, choosing the same file again would not fire an event.
          target.value = ''
          if (file) void importFile(file)
        }}
      />
      <button type="button" onClick={() => field.current?.click()}>
        {treasuryBook.import}
      </button>
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
