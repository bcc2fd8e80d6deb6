import { type Address, shortenAddressForKit } from '@/domain/address'

/** The maximum number of displayed characters of a name `[S9.2]`. */
const nameLimit = 24

/** Returns the displayed name of an account: its shortened name, or its shortened address if it has no name. */
export function accountName(address: Address, name: string | null | undefined): string {
  return name ? shortenName(name) : shortenAddressForKit(address)
}

/**
 * Shortens a name. If the part before the last dot has more than 24 characters, it is cut there and the ending is
 * omitted.
 */
export function shortenName(name: string): string {
  const end = name.lastIndexOf('.')
  const [label, ending] = end < 0 ? [name, ''] : [name.slice(0, end), name.slice(end)]
  const characters = [...label]
  return characters.length > nameLimit ? `${characters.slice(0, nameLimit).join('')}…` : `${label}${ending}`
}
