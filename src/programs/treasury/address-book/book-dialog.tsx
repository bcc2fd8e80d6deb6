import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { type BookEntry, longestName, readEntry } from '@/safe/address-book/book-entry'
import type { EntryWarnings } from '@/safe/address-book/entry-check'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import { common } from '@/texts/common'
import { lookAlike } from '@/texts/look-alike'
import { recipient } from '@/texts/recipient'
import { treasuryBook } from '@/texts/treasury-book'

import { Dialog } from '@/ui/dialog/dialog'
import { ScrollBox } from '@/ui/scroll-box/scroll-box'
import { TextField } from '@/ui/text-field/text-field'
import { useWallet } from '@/wallet/use-wallet'
import styles from './book-dialog.module.css'
import { BookFile } from './book-file-buttons'
import { EntryWarningsForm, useEntrySources } from './entry-concerns'
import { addressBook, addToBook, removeFromBook } from './stored-book'

type Offered = {
  entries: readonly BookEntry[]
  words: string
  concerns: EntryWarnings
  missing: readonly string[]
}

type BookDialogProps = { chainId: number; safe: SafeId | null; onClose: () => void }

/** The address book of this browser: its entries on every chain, a new one on the chain that is shown, and its file. */
export function BookDialog({ chainId, safe, onClose }: BookDialogProps) {
  const { addressProblems } = recipient
  const { settings } = useWallet()
  const book = useStore(addressBook)
  const [name, setName] = useState('')
  const [address, setAddress] = useState('')
  const [status, setStatus] = useState('')
  const [offered, setOffered] = useState<Offered | null>(null)
  const { reading } = lookAlike
  const readSources = useEntrySources(safe)
  const comparison = useRef<AbortController | null>(null)
  const [isComparing, setIsComparing] = useState(false)
  // A comparison that ends after the dialog was closed adds nothing.
  useEffect(() => () => comparison.current?.abort(), [])
  const problems = { ...addressProblems, ...treasuryBook.problems }
  const networkOf = (id: number) =>
    settings.chains.find((chain) => chain.id === id)?.name ?? treasuryBook.network(id)

  /** Adds entries, or first shows what is to be read of them. */
  async function offer(entries: readonly BookEntry[], words: string) {
    comparison.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    comparison.current = controller
    setIsComparing(true)
    setStatus(reading)
    try {
      const { known, missing, isFailed } = await readSources(new Set(entries.map((entry) => entry.chainId)))
      if (signal.aborted) return
      // Lazy import: the table of confusable characters is needed for new names alone.
      const { checkEntries } = await import('@/safe/address-book/entry-check')
      const concerns = await checkEntries(addressBook.getState(), entries, known)
      if (signal.aborted) return
      setIsComparing(false)
      if (isFailed || Object.values(concerns).some((list) => list.length > 0))
        return setOffered({ entries, words, concerns, missing })
      keep(entries, [words, ...missing].join('\n'))
    } catch {
      if (signal.aborted) return
      setIsComparing(false)
      setStatus(treasuryBook.notChecked)
    }
  }

  function keep(entries: readonly BookEntry[], words: string) {
    addToBook(entries)
    setOffered(null)
    setName('')
    setAddress('')
    setStatus(words)
  }

  function add() {
    if (isComparing) return
    const entry = readEntry(chainId, address, name)
    if (typeof entry === 'string') return setStatus(problems[entry])
    void offer([entry], treasuryBook.added(1))
  }

  if (offered)
    return (
      <Dialog title={treasuryBook.title} onClose={onClose} width={440}>
        <EntryWarningsForm
          {...offered}
          onAdd={() => keep(offered.entries, offered.words)}
          onCancel={() => {
            setOffered(null)
            setStatus(treasuryBook.nothingAdded)
          }}
        />
      </Dialog>
    )
  return (
    <Dialog title={treasuryBook.title} onClose={onClose} width={440}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <p>{treasuryBook.hint}</p>
        {book.length === 0 ? (
          <p>{treasuryBook.empty}</p>
        ) : (
          <ScrollBox as="ul" className={styles.entries} aria-label={treasuryBook.yourNames}>
            {book.map((entry) => (
              <li key={`${entry.chainId}:${entry.address}`}>
                <span className={`selectable ${styles.entry}`}>
                  <bdi>{entry.name}</bdi>
                  <bdi>{entry.address}</bdi>
                  <span>{networkOf(entry.chainId)}</span>
                </span>
                <button
                  type="button"
                  aria-label={treasuryBook.removeOf(entry.name)}
                  onClick={() => removeFromBook(entry)}
                >
                  {common.remove}
                </button>
              </li>
            ))}
          </ScrollBox>
        )}
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
        <p role="status" className={styles.status}>
          {status}
        </p>
        <div className="button-row">
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
            <>
              <button type="submit" data-default>
                {treasuryBook.add}
              </button>
              <BookFile
                book={book}
                onStatus={setStatus}
                onEntries={(entries, words) => void offer(entries, words)}
              />
            </>
          )}
          <button type="button" onClick={onClose}>
            {common.close}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
