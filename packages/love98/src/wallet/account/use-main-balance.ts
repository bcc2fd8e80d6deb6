import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Address } from '@/domain/address'

const keyOf = (chainId: number, address: Address) => `${chainId}:${address}`

/** Balances of the community's first token, as text, by chain and account. */
const mainBalances = createStore<Readonly<Record<string, string>>>(() => ({}))

/** Stores a balance that a window has read, for the tooltip of the account button. */
export function storeMainBalance(chainId: number, address: Address, text: string): void {
  mainBalances.setState({ [keyOf(chainId, address)]: text })
}

/**
 * Returns the account's balance of the community's own token if another part has read it. This hook requests nothing.
 */
export function useMainBalance(chainId: number, address: Address): string | undefined {
  return useStore(mainBalances, (known) => known[keyOf(chainId, address)])
}
