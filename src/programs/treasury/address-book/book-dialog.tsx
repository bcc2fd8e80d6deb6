import { useEffect, useId, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { type BookEntry, longestName, readEntry } from '@/safe/address-book/book-entry'
import type { EntryConcerns } from '@/safe/address-book/entry-check'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import { common } from '@/texts/common'
import { lookAlike } from '@/texts/look-alike'
import { recipient } from '@/texts/recipient'
import { treasuryBook } from '@/texts/treasury-book'

import { Dialog } from '@/ui/dialog/dialog'
import { useWallet } from '@/wallet/use-wallet'
import styles from './book-dialog.module.css'
import { BookFile } from './book-file-buttons'
import { EntryConcernsForm } from './entry-concerns'
import { addressBook, addToBook, removeFromBook } from './stored-book'
import { useEntrySources } from './use-entry-sources'

type Offered = {
  entries: readonly BookEntry[]
  words: string
  concerns: EntryConcerns
  missing: readonly string[]
}

type BookDialogProps = { chainId: number; safe: SafeId | null; onClose: () => void }

/** The address book of this browser: its entries on every chain, a new one on the chain that is shown, and its file. */
export function BookDialog({ chainId, safe, onClose }: BookDialogProps) {
  const { addressProblems } = recipient
  const { settings } = useWallet()
  const [nameId, addressId] = [useId(), useId()]
  const book = useStore(addressBook)
  const [name, setName] = useState('')
  const [address, setAddress] = useState('')
  const [said, setSaid] = useState('')
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
    setSaid(reading)
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
      setSaid(treasuryBook.notChecked)
    }
  }

  function keep(entries: readonly BookEntry[], words: string) {
    addToBook(entries)
    setOffered(null)
    setName('')
    setAddress('')
    setSaid(words)
  }

  function add() {
    if (isComparing) return
    const entry = readEntry(chainId, address, name)
    if (typeof entry === 'string') return setSaid(problems[entry])
    void offer([entry], treasuryBook.added(1))
  }

  if (offered)
    return (
      <Dialog title={treasuryBook.title} onClose={onClose} width={440}>
        <EntryConcernsForm
          {...offered}
          onAdd={() => keep(offered.entries, offered.words)}
          onCancel={() => {
            setOffered(null)
            setSaid(treasuryBook.nothingAdded)
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
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
          <ul className={`well ${styles.entries}`} aria-label={treasuryBook.yours} tabIndex={0}>
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
          </ul>
        )}
        <label htmlFor={nameId}>{treasuryBook.name}</label>
        <input
          id={nameId}
          value={name}
          maxLength={2 * longestName}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <label htmlFor={addressId}>{`${treasuryBook.address} (${networkOf(chainId)})`}</label>
        <input
          id={addressId}
          value={address}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setAddress(event.target.value)}
        />
        <p role="status" className={styles.said}>
          {said}
        </p>
        <div className="button-row">
          {isComparing ? (
            <button
              type="button"
              onClick={() => {
                comparison.current?.abort()
                setIsComparing(false)
                setSaid(treasuryBook.nothingAdded)
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
                onSaid={setSaid}
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
