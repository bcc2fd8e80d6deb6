import { useRef, useState } from 'react'
import type { Address } from '@/domain/address'
import type { AddressBookEntry } from '@/safe/host/host-answers'
import { nameText } from '@/safe/plain-text'
import { common } from '@/texts/common'
import { treasury } from '@/texts/treasury'

import type { SafeHost } from '@/wallet/safe/safe-host'
import recipes from '../recipes.module.css'
import { failureText } from '../safe/failure-text'
import styles from './host-address-book.module.css'

type HostAddressBookProps = {
  host: Extract<SafeHost, { phase: 'inside' }>
  onPick: (address: Address) => void
}

type State =
  | { phase: 'idle' | 'asking' }
  | { phase: 'failed'; text: string }
  | { phase: 'open'; entries: readonly AddressBookEntry[] }

/**
 * The address book of the Safe. It is requested on a press only, because the host asks for permission, and kept as long as the
 * form; a rejected permission is shown as such and not as an empty book `[S6.2]`.
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
      setState(controller.signal.aborted ? { phase: 'idle' } : { phase: 'failed', text: failureText(error) })
    }
  }

  if (state.phase === 'open' && state.entries.length > 0)
    return (
      <ul className={`well ${styles.book}`} aria-label={treasury.addressBookLabel}>
        {state.entries.map(({ address, name }) => (
          <li key={address}>
            <button type="button" className={styles.entry} onClick={() => onPick(address)}>
              {nameText(name, 40)}
              <bdi>{address}</bdi>
            </button>
          </li>
        ))}
      </ul>
    )
  const isAsking = state.phase === 'asking'
  return (
    <div className={recipes.buttons}>
      <span role="status" className={recipes.text}>
        {isAsking && treasury.stillWaiting}
        {state.phase === 'failed' && state.text}
        {state.phase === 'open' && treasury.noEntries}
      </span>
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
