import { useId, useState } from 'react'
import { useStore } from 'zustand'
import type { Address } from '@/domain/address'
import { errorMessage } from '@/domain/errors'
import type { RecipientRefusal } from '@/domain/wallet/recipient-refusal'
import type { AddressBookEntry } from '@/safe/host/host-answers'
import { HostError } from '@/safe/host/host-error'
import { nameText, plainText } from '@/safe/plain-text'
import { common } from '@/texts/common'
import { recipient as recipientTexts } from '@/texts/recipient'
import { send } from '@/texts/send'
import { AddressText } from '@/ui/address-text/address-text'
import { StatusText } from '@/ui/status-text/status-text'
import { TextField } from '@/ui/text-field/text-field'
import { recentRecipients } from '@/wallet/recipient/recent-recipients'
import type { Recipient } from '@/wallet/recipient/use-recipient'
import { hostOf } from '@/wallet/transactions/sending-wallet'
import type { Account } from '@/wallet/transactions/transaction-store'
import styles from './send.module.css'

type RecipientFieldProps = {
  text: string
  recipient: Recipient
  refusal: RecipientRefusal | null
  /** True after the form was submitted with this text. */
  isAsked: boolean
  account: Account
  onChange: (text: string) => void
}

/**
 * The recipient: an address, with or without its network (EIP-3770), or a name. The full resolved address is
 * shown below.
 */
export function RecipientField({
  text,
  recipient,
  refusal,
  isAsked,
  account,
  onChange,
}: RecipientFieldProps) {
  const [noteId, listId] = [useId(), useId()]
  const [isLeft, setIsLeft] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const showsResolution = isAsked || isLeft || text.includes('.')
  const isWrong =
    refusal !== null ||
    (recipient.kind === 'wrong' && showsResolution) ||
    (recipient.kind === 'empty' && isAsked)

  function note(): string {
    if (refusal) return send.refusals[refusal]
    if (recipient.kind === 'wrong') return showsResolution ? recipient.text : ''
    if (recipient.kind === 'empty') return isAsked ? recipient.text : ''
    if (recipient.kind !== 'known') return recipientTexts.resolving
    return recipient.name === null
      ? ''
      : recipientTexts.resolved(plainText(recipient.name, 60), recipient.address)
  }

  return (
    <>
      <div className={styles.row}>
        <TextField
          label={send.to}
          className={styles.grow}
          value={text}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="none"
          maxLength={300}
          aria-invalid={isWrong}
          aria-describedby={noteId}
          onBlur={() => setIsLeft(true)}
          onChange={(next) => {
            setIsLeft(false)
            onChange(next)
          }}
        />
        <button
          type="button"
          className={styles.small}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {send.recipients}
        </button>
      </div>
      {isOpen && (
        <RecipientList
          id={listId}
          account={account}
          onPick={(address) => {
            setIsOpen(false)
            onChange(address)
          }}
        />
      )}
      <StatusText id={noteId} isProblem={isWrong} className={styles.note}>
        {note()}
      </StatusText>
    </>
  )
}

type Row = { address: Address; name: string }
type RecipientListProps = { id: string; account: Account; onPick: (address: Address) => void }

/**
 * The accounts that were sent to last, and the Safe's address book on a press, since its page asks for
 * permission `[S6.2]`.
 */
function RecipientList({ id, account, onPick }: RecipientListProps) {
  const recents = useStore(recentRecipients).filter(({ chainId }) => chainId === account.chainId)
  const [book, setBook] = useState<readonly AddressBookEntry[] | null>(null)
  const [status, setStatus] = useState('')
  const host = hostOf({ chainId: account.chainId, from: account.address })
  const own: readonly Row[] = recents.map(({ address, name }) => ({ address, name: plainText(name, 40) }))
  const theirs: readonly Row[] = (book ?? []).map(({ address, name }) => ({
    // The host's answer was parsed.
    address: address as Address,
    name: nameText(name, 40),
  }))

  const rows = [...new Map([...theirs, ...own].map((row) => [row.address.toLowerCase(), row])).values()]

  async function ask() {
    if (!host) return
    setStatus(common.loading)
    try {
      const isHere = ({ chainId }: AddressBookEntry) => chainId === '' || chainId === String(account.chainId)
      const entries = (await host.addressBook()).filter(isHere)
      setBook(entries)
      setStatus(entries.length === 0 ? send.noEntries : '')
    } catch (error) {
      setStatus(error instanceof HostError ? plainText(error.message, 120) : errorMessage(error))
    }
  }

  return (
    <div id={id} className={styles.picker}>
      {rows.length === 0 && <p>{send.noRecent}</p>}
      {rows.length > 0 && (
        <ul className={`well ${styles.list}`} aria-label={send.choose}>
          {rows.map(({ address, name }) => (
            <li key={address}>
              <button type="button" className={styles.entry} onClick={() => onPick(address)}>
                {name && <bdi>{name}</bdi>}
                <AddressText address={address} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {host && !book && (
        <button type="button" onClick={() => void ask()}>
          {send.book}
        </button>
      )}
      <span role="status">{status}</span>
    </div>
  )
}
