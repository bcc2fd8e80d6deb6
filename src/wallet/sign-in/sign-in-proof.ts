import { readStored, removeStored, writeStored } from '@/browser/storage'

/** What the visitor signed last, and the signature `[S3.8]`: a receipt for them, which opens nothing. */
export type SignInProof = { sig: string; msg: string }

const key = 'love98-sign-in-receipt'

/** The stored receipt; both texts are empty when nothing, or nothing that can be read, is stored. */
export function readSignInProof(): SignInProof {
  try {
    const { sig, msg }: Record<string, unknown> = JSON.parse(readStored(key) ?? '{}')
    if (typeof sig === 'string' && typeof msg === 'string') return { sig, msg }
  } catch {
    // Someone else wrote there; it counts as nothing.
  }
  return { sig: '', msg: '' }
}

/** Keeps what was signed. */
export function storeSignInProof({ sig, msg }: SignInProof): void {
  writeStored(key, JSON.stringify({ sig, msg }))
}

/** Forgets it, as the visitor signs out. */
export function removeSignInProof(): void {
  if (readStored(key) !== null) removeStored(key)
}
