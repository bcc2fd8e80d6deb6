import { useId, useState } from 'react'
import { useStore } from 'zustand'
import { type BookEntry, longestName, readEntry } from '@/safe/address-book/book-entry'
import type { EntryConcerns } from '@/safe/address-book/entry-check'
import { treasuryBookTexts } from '@/texts/en/programs/treasury-book'
import { recipientTexts } from '@/texts/en/wallet/recipient'
import { useTexts } from '@/texts/use-texts'
import { Dialog } from '@/ui/dialog/dialog'
import { recentRecipients } from '@/wallet/recipient/recent-recipients'
import { configuredAddresses } from '@/wallet/recipient/use-known-addresses'
import { useWallet } from '@/wallet/use-wallet'
import styles from './book-dialog.module.css'
import { BookFile } from './book-file-buttons'
import { EntryConcernsForm } from './entry-concerns'
import { addressBook, addToBook, removeFromBook } from './stored-book'

type Offered = { entries: readonly BookEntry[]; words: string; concerns: EntryConcerns }

type BookDialogProps = { chainId: number; onClose: () => void }

/** The address book of this browser: its entries on every chain, a new one on the chain that is shown, and its file. */
export function BookDialog({ chainId, onClose }: BookDialogProps) {
  const texts = useTexts(treasuryBookTexts)
  const { addressProblems } = useTexts(recipientTexts)
  const { settings } = useWallet()
  const [nameId, addressId] = [useId(), useId()]
  const book = useStore(addressBook)
  const [name, setName] = useState('')
  const [address, setAddress] = useState('')
  const [said, setSaid] = useState('')
  const [offered, setOffered] = useState<Offered | null>(null)
  const recent = useStore(recentRecipients)
  const problems = { ...addressProblems, ...texts.problems }
  const networkOf = (id: number) =>
    settings.chains.find((chain) => chain.id === id)?.name ?? texts.network(id)

  /** Adds entries, or first shows what is to be read of them. */
  async function offer(entries: readonly BookEntry[], words: string) {
    try {
      // Lazy import: the table of confusable characters is needed for new names alone.
      const { checkEntries } = await import('@/safe/address-book/entry-check')
      const concerns = checkEntries(book, entries, (id) => [
        ...configuredAddresses(settings, id),
        ...recent.filter((one) => one.chainId === id).map((one) => one.address),
      ])
      if (Object.values(concerns).some((list) => list.length > 0))
        return setOffered({ entries, words, concerns })
      keep(entries, words)
    } catch {
      setSaid(texts.notChecked)
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
    const entry = readEntry(chainId, address, name)
    if (typeof entry === 'string') return setSaid(problems[entry])
    void offer([entry], texts.added(1))
  }

  if (offered)
    return (
      <Dialog title={texts.title} onClose={onClose} width={440}>
        <EntryConcernsForm
          {...offered}
          onAdd={() => keep(offered.entries, offered.words)}
          onCancel={() => {
            setOffered(null)
            setSaid(texts.nothingAdded)
          }}
        />
      </Dialog>
    )
  return (
    <Dialog title={texts.title} onClose={onClose} width={440}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <p>{texts.hint}</p>
        {book.length === 0 ? (
          <p>{texts.empty}</p>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
          <ul className={`well ${styles.entries}`} aria-label={texts.yours} tabIndex={0}>
            {book.map((entry) => (
              <li key={`${entry.chainId}:${entry.address}`}>
                <span className={`selectable ${styles.entry}`}>
                  <bdi>{entry.name}</bdi>
                  <bdi>{entry.address}</bdi>
                  <span>{networkOf(entry.chainId)}</span>
                </span>
                <button
                  type="button"
                  aria-label={texts.removeOf(entry.name)}
                  onClick={() => removeFromBook(entry)}
                >
                  {texts.remove}
                </button>
              </li>
            ))}
          </ul>
        )}
        <label htmlFor={nameId}>{texts.name}</label>
        <input
          id={nameId}
          value={name}
          maxLength={2 * longestName}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <label htmlFor={addressId}>{`${texts.address} (${networkOf(chainId)})`}</label>
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
          <button type="submit" data-default>
            {texts.add}
          </button>
          <BookFile book={book} onSaid={setSaid} onEntries={(entries, words) => void offer(entries, words)} />
          <button type="button" onClick={onClose}>
            {texts.close}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
