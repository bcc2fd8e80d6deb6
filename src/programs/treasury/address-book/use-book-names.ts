import { useStore } from 'zustand'
import { nameInBook } from '@/safe/address-book/book-entry'
import { treasuryBook } from '@/texts/treasury-book'

import { addressBook } from './stored-book'

/** More lines than this are a table and no help. */
const most = 10

/** The names that the visitor gave to the accounts in a text, one a line, each as theirs; empty without any. */
export function useBookNames(chainId: number): (text: string) => string {
  const book = useStore(addressBook)
  return (text) => {
    const addresses = new Set(text.match(/0x[0-9a-fA-F]{40}(?![0-9a-fA-F])/g) ?? [])
    const lines = [...addresses].flatMap((address) => {
      const name = nameInBook(book, chainId, address)
      return name === null ? [] : [treasuryBook.named(address, name)]
    })
    return lines.slice(0, most).join('\n')
  }
}
