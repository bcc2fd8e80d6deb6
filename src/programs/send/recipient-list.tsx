import { useState } from 'react'
import { useStore } from 'zustand'
import type { Address } from '@/domain/address'
import { errorText } from '@/domain/errors'
import type { AddressBookEntry } from '@/safe/host/host-answers'
import { HostError } from '@/safe/host/host-error'
import { nameText, plainText } from '@/safe/plain-text'
import { common } from '@/texts/common'
import { send } from '@/texts/send'

import { recentRecipients } from '@/wallet/recipient/recent-recipients'
import { hostOf } from '@/wallet/transactions/sending-wallet'
import type { Account } from '@/wallet/transactions/transaction-store'
import styles from './send.module.css'

type Row = { address: Address; name: string }
type RecipientListProps = { id: string; account: Account; onPick: (address: Address) => void }

/** The accounts that were sent to last, and the Safe's address book on a press, since its page asks for permission `[S6.2]`. */
export function RecipientList({ id, account, onPick }: RecipientListProps) {
  const recents = useStore(recentRecipients).filter(({ chainId }) => chainId === account.chainId)
  const [book, setBook] = useState<readonly AddressBookEntry[] | null>(null)
  const [said, setSaid] = useState('')
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
    setSaid(common.loading)
    try {
      const isHere = ({ chainId }: AddressBookEntry) => chainId === '' || chainId === String(account.chainId)
      const entries = (await host.addressBook()).filter(isHere)
      setBook(entries)
      setSaid(entries.length === 0 ? send.noEntries : '')
    } catch (error) {
      setSaid(error instanceof HostError ? plainText(error.message, 120) : errorText(error))
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
                <bdi>{address}</bdi>
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
      <span role="status">{said}</span>
    </div>
  )
}
