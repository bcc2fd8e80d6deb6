import { useState } from 'react'
import { useStore } from 'zustand'
import type { Address } from '@/domain/address'
import { treasuryBook } from '@/texts/treasury-book'

import recipes from '../recipes.module.css'
import styles from './host-address-book.module.css'
import { addressBook } from './stored-book'

type BookPickerProps = { chainId: number; onPick: (address: Address) => void }

/** The entries of this browser's address book for one chain, below a field for a recipient. Hidden if the book has none. */
export function BookPicker({ chainId, onPick }: BookPickerProps) {
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
    <ul className={`well ${styles.book}`} aria-label={treasuryBook.yourNames}>
      {entries.map(({ address, name }) => (
        <li key={address}>
          <button
            type="button"
            className={styles.entry}
            title={address}
            onClick={() => {
              onPick(address)
              setIsOpen(false)
            }}
          >
            {name}
            <bdi>{address}</bdi>
          </button>
        </li>
      ))}
    </ul>
  )
}
