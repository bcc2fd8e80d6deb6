import { useId, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { Address } from '@/domain/address'
import type { AddressBookEntry } from '@/safe/host/host-answers'
import { nameText, plainText } from '@/safe/plain-text'
import { common } from '@/texts/common'
import { recipient as recipientTexts } from '@/texts/recipient'
import { treasury } from '@/texts/treasury'
import { treasuryBook } from '@/texts/treasury-book'
import { treasuryProposal } from '@/texts/treasury-proposal'
import { AddressText } from '@/ui/address-text/address-text'
import { StatusText } from '@/ui/status-text/status-text'
import { TextField } from '@/ui/text-field/text-field'
import type { Recipient } from '@/wallet/recipient/use-recipient'
import type { SafeHost } from '@/wallet/safe/safe-host'
import { addressBook, useBookNames } from '../address-book/stored-book'
import recipes from '../recipes.module.css'
import { failureText } from '../safe/failure-text'
import { isRejection } from '../safe/use-safe-flow'
import styles from './recipient-field.module.css'

type RecipientFieldProps = {
  /** @default 'To' */
  label?: string
  text: string
  recipient: Recipient
  /** True after the form was submitted with this text. Problems are shown then, and when the field loses the focus. */
  isAsked: boolean
  /** The chain of the Safe, because entries of the visitor's address book belong to one chain. */
  chainId: number
  onChange: (text: string) => void
}

/** A recipient: an address or a name. Its problem, or the address of a name, is shown below the field. */
export function RecipientField({ label, text, recipient, isAsked, chainId, onChange }: RecipientFieldProps) {
  const namesIn = useBookNames(chainId)
  const noteId = useId()
  const [isLeft, setIsLeft] = useState(false)
  const isName = text.includes('.')
  const isWrong = recipient.kind === 'wrong' && (isAsked || isLeft || isName)
  const isEmpty = recipient.kind === 'empty' && isAsked

  function note(): string {
    if (recipient.kind === 'empty') return isEmpty ? recipient.text : ''
    if (recipient.kind === 'wrong') return isWrong ? recipient.text : ''
    if (recipient.kind === 'resolving') return recipientTexts.resolving
    if (recipient.kind !== 'known') return ''
    const resolved =
      recipient.name === null ? '' : recipientTexts.resolved(plainText(recipient.name, 60), recipient.address)
    return [resolved, namesIn(recipient.address)].filter(Boolean).join('\n')
  }

  return (
    <>
      <TextField
        label={label ?? treasuryProposal.to}
        value={text}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        aria-invalid={isWrong || isEmpty}
        aria-describedby={noteId}
        onBlur={() => setIsLeft(true)}
        onChange={(next) => {
          setIsLeft(false)
          onChange(next)
        }}
      />
      <StatusText id={noteId} isProblem={isWrong || isEmpty}>
        {note()}
      </StatusText>
      <BookPicker chainId={chainId} onPick={onChange} />
    </>
  )
}

type BookPickerProps = { chainId: number; onPick: (address: Address) => void }

/**
 * The entries of this browser's address book for one chain, below a field for a recipient. Hidden if the book
 * has none.
 */
function BookPicker({ chainId, onPick }: BookPickerProps) {
  const [isOpen, setIsOpen] = useState(false)
  const entries = useStore(addressBook).filter((entry) => entry.chainId === chainId)
  if (entries.length === 0) return null
  if (!isOpen)
    return (
      <div className={recipes.buttons}>
        <button type="button" onClick={() => setIsOpen(true)}>
          {treasuryBook.choose}
        </button>
      </div>
    )
  return (
    <BookEntries
      label={treasuryBook.yourNames}
      entries={entries}
      onPick={(address) => {
        onPick(address)
        setIsOpen(false)
      }}
    />
  )
}

type BookEntriesProps = {
  label: string
  entries: readonly { address: Address; name: string }[]
  onPick: (address: Address) => void
}

/** The entries of an address book. A press on one of them fills the field. */
function BookEntries({ label, entries, onPick }: BookEntriesProps) {
  return (
    <ul className={`well ${styles.book}`} aria-label={label}>
      {entries.map(({ address, name }) => (
        <li key={address}>
          <button type="button" className={styles.entry} title={address} onClick={() => onPick(address)}>
            {name}
            <AddressText address={address} />
          </button>
        </li>
      ))}
    </ul>
  )
}

type HostAddressBookProps = {
  host: Extract<SafeHost, { phase: 'inside' }>
  onPick: (address: Address) => void
}

type State =
  | { phase: 'idle' | 'asking' }
  | { phase: 'failed'; text: string; isRefusal: boolean }
  | { phase: 'open'; entries: readonly AddressBookEntry[] }

/**
 * The address book of the Safe. It is requested on a press only, because the host asks for permission, and
 * kept as long as the form; a rejected permission is shown as such and not as an empty book `[S6.2]`.
 */
export function HostAddressBook({ host, onPick }: HostAddressBookProps) {
  const [state, setState] = useState<State>({ phase: 'idle' })
  const given = useRef<AbortController | null>(null)

  async function ask() {
    const controller = new AbortController()
    given.current = controller
    setState({ phase: 'asking' })
    try {
      const entries = await host.client.addressBook({ signal: controller.signal })
      const isHere = ({ chainId }: AddressBookEntry) =>
        chainId === '' || chainId === String(host.info.chainId)
      setState({ phase: 'open', entries: entries.filter(isHere) })
    } catch (error) {
      const failed = { phase: 'failed', text: failureText(error), isRefusal: isRejection(error) } as const
      setState(controller.signal.aborted ? { phase: 'idle' } : failed)
    }
  }

  if (state.phase === 'open' && state.entries.length > 0)
    return (
      <BookEntries
        label={treasury.addressBookLabel}
        entries={state.entries.map(({ address, name }) => ({ address, name: nameText(name, 40) }))}
        onPick={onPick}
      />
    )
  const isAsking = state.phase === 'asking'
  return (
    <div className={recipes.buttons}>
      <StatusText
        isProblem={state.phase === 'failed' && !state.isRefusal}
        icon={state.phase === 'failed' ? 'info' : undefined}
        className={recipes.reason}
      >
        {isAsking && treasury.stillWaiting}
        {state.phase === 'failed' && state.text}
        {state.phase === 'open' && treasury.noEntries}
      </StatusText>
      {isAsking ? (
        <button type="button" onClick={() => given.current?.abort()}>
          {common.cancel}
        </button>
      ) : (
        <button type="button" onClick={() => void ask()}>
          {treasury.addressBook}
        </button>
      )}
    </div>
  )
}
