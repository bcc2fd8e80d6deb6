import { useRef } from 'react'
import { saveText } from '@/browser/save-text'
import type { BookEntry } from '@/safe/address-book/book-entry'
import { bookFile } from '@/safe/address-book/book-file'
import type { ReadBook } from '@/safe/address-book/read-book-file'
import { csvLimits } from '@/safe/csv'
import { treasuryBookTexts } from '@/texts/en/programs/treasury-book'
import { recipientTexts } from '@/texts/en/wallet/recipient'
import { useTexts } from '@/texts/use-texts'

type BookFileProps = {
  book: readonly BookEntry[]
  onSaid: (said: string) => void
  /** Entries of a file, and the message that is shown once they are added. */
  onEntries: (entries: readonly BookEntry[], said: string) => void
}

/** Lines of a file that are told one by one; the others are counted. */
const mostProblems = 10

/** Import and Export, in the form of Safe's own web app. */
export function BookFile({ book, onSaid, onEntries }: BookFileProps) {
  const texts = useTexts(treasuryBookTexts)
  const { addressProblems } = useTexts(recipientTexts)
  const field = useRef<HTMLInputElement>(null)
  const problems = { ...addressProblems, ...texts.problems }

  function wordsOf(read: ReadBook): string {
    if (read.kind === 'refused') return texts.refused[read.problem]
    const lines = read.problems
      .slice(0, mostProblems)
      .map(({ line, problem }) => texts.lineProblem(line, problems[problem]))
    const rest = read.problems.length - lines.length
    return [texts.added(read.entries.length), ...lines, rest > 0 ? texts.moreProblems(rest) : '']
      .filter(Boolean)
      .join('\n')
  }

  async function importFile(file: File) {
    // A character takes at most four bytes, so a longer file is not even read.
    if (file.size > 4 * csvLimits.characters) return onSaid(texts.refused['too-long'])
    try {
      const { readBookFile } = await import('@/safe/address-book/read-book-file')
      const read = readBookFile(await file.text())
      if (read.kind === 'read') onEntries(read.entries, wordsOf(read))
      else onSaid(wordsOf(read))
    } catch {
      onSaid(texts.refused.unreadable)
    }
  }

  return (
    <>
      <input
        ref={field}
        type="file"
        accept=".csv,text/csv"
        aria-label={texts.importLabel}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file can be chosen again.
          target.value = ''
          if (file) void importFile(file)
        }}
      />
      <button type="button" onClick={() => field.current?.click()}>
        {texts.import}
      </button>
      <button
        type="button"
        disabled={book.length === 0}
        onClick={() => saveText(texts.fileName, 'text/csv', bookFile(book))}
      >
        {texts.export}
      </button>
    </>
  )
}
