import { createStore } from 'zustand/vanilla'
import { readStored, writeStored } from '@/browser/storage'
import type { Address } from '@/domain/address'
import { agreement, agreementKey, hasAgreed } from '@/domain/wallet/terms'

/** Changes when this page stores an agreement. The agreements themselves are in localStorage. */
export const agreements = createStore<{ count: number }>(() => ({ count: 0 }))

/**
 * Returns true if an account has agreed to the terms in this browser `[S4.5]`.
 * @param address checksummed
 */
export function hasAgreedInBrowser(address: Address): boolean {
  return hasAgreed(address, readStored)
}

/**
 * Stores the agreement of an account `[S3.7]`.
 * @param address checksummed
 */
export function agreeToTerms(address: Address): void {
  writeStored(agreementKey(address), agreement)
  agreements.setState(({ count }) => ({ count: count + 1 }))
}
