import { iconNames } from '@/ui/generated/icons'

/** The icon of a token by its symbol; that of Swap for one that has none. */
export function tokenIcon(symbol: string): string {
  const name = `coin-${symbol.toLowerCase()}`
  return iconNames.some((known) => known === name) ? name : 'swap'
}
