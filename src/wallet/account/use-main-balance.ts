import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Address } from '@/domain/address'

const keyOf = (chainId: number, address: Address) => `${chainId}:${address}`

/** What accounts hold of the community's first token, as text, by chain and account. */
const mainBalances = createStore<Readonly<Record<string, string>>>(() => ({}))

/** Keeps what a window read, so that the account's button can tell it. */
export function keepMainBalance(chainId: number, address: Address, text: string): void {
  mainBalances.setState({ [keyOf(chainId, address)]: text })
}

/** What the account holds of the community's own token, once something else has read it; nothing is loaded for this. */
export function useMainBalance(chainId: number, address: Address): string | undefined {
  return useStore(mainBalances, (known) => known[keyOf(chainId, address)])
}
