import { createStore } from 'zustand/vanilla'
import { readStored, writeStored } from '@/browser/storage'
import type { Address } from '@/domain/address'
import { agreement, agreementKey, hasAgreed } from '@/domain/wallet/terms'

/** Tells when an agreement was stored in this page; the agreements themselves lie in the browser's storage. */
export const agreements = createStore<{ count: number }>(() => ({ count: 0 }))

/** Whether the owner of an address has agreed in this browser `[S4.5]`. @param address checksummed */
export function hasAgreedHere(address: Address): boolean {
  return hasAgreed(address, readStored)
}

/** Stores the agreement of an address `[S3.7]`. @param address checksummed */
export function agreeToTerms(address: Address): void {
  writeStored(agreementKey(address), agreement)
  agreements.setState(({ count }) => ({ count: count + 1 }))
}
