import { type Address, shortenAddressForKit } from '@/domain/address'

/** How many characters of a name are shown `[S9.2]`. */
const nameLimit = 24

/** What an account is called on screen: its name, cut, or else its shortened address. */
export function accountName(address: Address, name: string | null | undefined): string {
  return name ? shortenName(name) : shortenAddressForKit(address)
}

/** A name whose part before the last dot is longer than 24 characters is cut there and loses its ending. */
export function shortenName(name: string): string {
  const end = name.lastIndexOf('.')
  const [label, ending] = end < 0 ? [name, ''] : [name.slice(0, end), name.slice(end)]
  const characters = [...label]
  return characters.length > nameLimit ? `${characters.slice(0, nameLimit).join('')}…` : `${label}${ending}`
}
