import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { saveText } from '@/browser/save-text'
import { type BookEntry, longestName, readEntry } from '@/safe/address-book/book-entry'
import { bookFile } from '@/safe/address-book/book-file'
import type { EntryWarnings } from '@/safe/address-book/entry-check'
import type { ReadBook } from '@/safe/address-book/read-book-file'
import { csvLimits } from '@/safe/csv'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import { common } from '@/texts/common'
import { lookAlike } from '@/texts/look-alike'
import { recipient } from '@/texts/recipient'
import { treasuryBook } from '@/texts/treasury-book'
import { AddressText } from '@/ui/address-text/address-text'
import { CopyButton } from '@/ui/copy-button/copy-button'
import { addressWidth, Dialog } from '@/ui/dialog/dialog'
import { DialogButtons } from '@/ui/dialog-buttons/dialog-buttons'
import { FileButton } from '@/ui/file-button/file-button'
import formGrid from '@/ui/form-grid/form-grid.module.css'
import { ListBox } from '@/ui/list-box/list-box'
import { StatusText } from '@/ui/status-text/status-text'
import { TextField } from '@/ui/text-field/text-field'
import { findChain } from '@/wallet/use-chain'
import { useWallet } from '@/wallet/use-wallet'
import recipes from '../recipes.module.css'
import styles from './book-dialog.module.css'
import { EntryWarningsForm, useEntrySources } from './entry-warnings'
import { addressBook, addToBook, removeFromBook } from './stored-book'

/** New entries with warnings that the visitor has to read first. `status`: the message once they are added. */
type UnconfirmedEntries = {
  entries: readonly BookEntry[]
  status: string
  warnings: EntryWarnings
  missing: readonly string[]
}

/** The book and its warnings are steps of one size. */
const size = { width: addressWidth(180), height: 340 } as const

function idOf({ chainId, address }: BookEntry): string {
  return `${chainId}:${address}`
}

type BookDialogProps = { chainId: number; safe: SafeId | null; onClose: () => void }

/** The address book of this browser: its entries on every chain, a new one on the chain that is shown, and its file. */
export function BookDialog({ chainId, safe, onClose }: BookDialogProps) {
  const { addressProblems } = recipient
  const { settings } = useWallet()
  const book = useStore(addressBook)
  const [name, setName] = useState('')
  const [address, setAddress] = useState('')
  const [{ text: status, isProblem }, setNews] = useState({ text: '', isProblem: false })
  const setStatus = (text: string, failed = false) => setNews({ text, isProblem: failed })
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const selected = selectedId === null ? book[0] : book.find((entry) => idOf(entry) === selectedId)
  const [unconfirmed, setUnconfirmed] = useState<UnconfirmedEntries | null>(null)
  const readSources = useEntrySources(safe)
  const comparison = useRef<AbortController | null>(null)
  const [isComparing, setIsComparing] = useState(false)
  // A comparison that ends after the dialog was closed adds nothing.
  useEffect(() => () => comparison.current?.abort(), [])
  const problems = { ...addressProblems, ...treasuryBook.problems }
  const networkOf = (id: number) => findChain(settings, id)?.name ?? treasuryBook.network(id)

  /** Adds entries, or first shows the warnings about them. */
  async function checkAndAdd(entries: readonly BookEntry[], doneStatus: string) {
    comparison.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    comparison.current = controller
    setIsComparing(true)
    setStatus(lookAlike.reading)
    try {
      const { known, missing, isFailed } = await readSources(new Set(entries.map((entry) => entry.chainId)))
      if (signal.aborted) return
      // Lazy import: the table of confusable characters is needed for new names alone.
      const { checkEntries } = await import('@/safe/address-book/entry-check')
      const warnings = await checkEntries(addressBook.getState(), entries, known)
      if (signal.aborted) return
      setIsComparing(false)
      if (isFailed || Object.values(warnings).some((list) => list.length > 0))
        return setUnconfirmed({ entries, status: doneStatus, warnings, missing })
      addAll(entries, [doneStatus, ...missing].join('\n'))
    } catch {
      if (signal.aborted) return
      setIsComparing(false)
      setStatus(treasuryBook.notChecked, true)
    }
  }

  function addAll(entries: readonly BookEntry[], doneStatus: string) {
    addToBook(entries)
    setUnconfirmed(null)
    setName('')
    setAddress('')
    setStatus(doneStatus)
  }

  function remove(gone: BookEntry) {
    const left = book.filter((entry) => entry !== gone)
    const next = left[Math.min(book.indexOf(gone), left.length - 1)]
    setSelectedId(next ? idOf(next) : null)
    removeFromBook(gone)
  }

  function add() {
    if (isComparing) return
    const entry = readEntry(chainId, address, name)
    if (typeof entry === 'string') return setStatus(problems[entry], true)
    void checkAndAdd([entry], treasuryBook.added(1))
  }

  if (unconfirmed)
    return (
      <Dialog title={treasuryBook.title} onClose={onClose} {...size}>
        <EntryWarningsForm
          warnings={unconfirmed.warnings}
          missing={unconfirmed.missing}
          onAdd={() => addAll(unconfirmed.entries, unconfirmed.status)}
          onCancel={() => {
            setUnconfirmed(null)
            setStatus(treasuryBook.nothingAdded)
          }}
        />
      </Dialog>
    )
  return (
    <Dialog title={treasuryBook.title} onClose={onClose} {...size}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <div className={formGrid.grid}>
          <p>{treasuryBook.hint}</p>
          <ListBox
            label={treasuryBook.yourNames}
            rows={book.map((entry) => ({
              id: idOf(entry),
              content: (
                <span className={styles.entry}>
                  <bdi>{entry.name}</bdi>
                  <AddressText address={entry.address} />
                  <span>{networkOf(entry.chainId)}</span>
                </span>
              ),
            }))}
            selected={selected && idOf(selected)}
            onSelect={setSelectedId}
            empty={<p className={styles.empty}>{treasuryBook.empty}</p>}
            className={styles.book}
          />
          <div className={recipes.buttons}>
            {selected && <CopyButton key={idOf(selected)} text={selected.address} />}
            <button
              type="button"
              disabled={!selected}
              aria-label={selected && treasuryBook.removeOf(selected.name)}
              onClick={({ detail }) => selected && detail < 2 && remove(selected)}
            >
              {common.remove}
            </button>
          </div>
          <TextField
            label={treasuryBook.name}
            value={name}
            maxLength={2 * longestName}
            autoComplete="off"
            onChange={setName}
          />
          <TextField
            label={`${treasuryBook.address} (${networkOf(chainId)})`}
            value={address}
            dir="ltr"
            spellCheck={false}
            autoComplete="off"
            onChange={setAddress}
          />
          <StatusText isProblem={isProblem} className={styles.status}>
            {status}
          </StatusText>
        </div>
        <DialogButtons
          {...(!isComparing && { primary: { label: treasuryBook.add } })}
          dismiss={{ label: common.close, onClick: onClose }}
        >
          {isComparing ? (
            <button
              type="button"
              onClick={() => {
                comparison.current?.abort()
                setIsComparing(false)
                setStatus(treasuryBook.nothingAdded)
              }}
            >
              {common.cancel}
            </button>
          ) : (
            <BookFile
              book={book}
              onProblem={(text) => setStatus(text, true)}
              onEntries={(entries, doneStatus) => void checkAndAdd(entries, doneStatus)}
            />
          )}
        </DialogButtons>
      </form>
    </Dialog>
  )
}

type BookFileProps = {
  book: readonly BookEntry[]
  onProblem: (text: string) => void
  /** Called with the entries of a file, and the message to show once they are added. */
  onEntries: (entries: readonly BookEntry[], status: string) => void
}

/** The largest number of problem lines that are listed; the rest are counted. */
const mostProblems = 10

/** Import and Export, in the format of Safe's own web app. */
function BookFile({ book, onProblem, onEntries }: BookFileProps) {
  const { addressProblems } = recipient
  const problems = { ...addressProblems, ...treasuryBook.problems }

  function statusOf(read: ReadBook): string {
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
    if (file.size > 4 * csvLimits.characters) return onProblem(treasuryBook.refused['too-long'])
    try {
      const { readBookFile } = await import('@/safe/address-book/read-book-file')
      const read = readBookFile(await file.text())
      if (read.kind === 'read') onEntries(read.entries, statusOf(read))
      else onProblem(statusOf(read))
    } catch {
      onProblem(treasuryBook.refused.unreadable)
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
