import { readStored, removeStored, writeStored } from '@/browser/storage'
import { signInProofKey } from '@/domain/wallet/storage-keys'

/** The message that the visitor signed last, and its signature `[S3.8]`, to keep. It is not a credential. */
export type SignInProof = { sig: string; msg: string }

/** The stored proof; both texts are empty when nothing valid is stored. */
export function readSignInProof(): SignInProof {
  try {
    const { sig, msg }: Record<string, unknown> = JSON.parse(readStored(signInProofKey) ?? '{}')
    if (typeof sig === 'string' && typeof msg === 'string') return { sig, msg }
  } catch {
    // Not JSON: treated as missing.
  }
  return { sig: '', msg: '' }
}

/** Stores the proof of a new session. */
export function storeSignInProof({ sig, msg }: SignInProof): void {
  writeStored(signInProofKey, JSON.stringify({ sig, msg }))
}

/** Removes it, at sign-out. */
export function removeSignInProof(): void {
  if (readStored(signInProofKey) !== null) removeStored(signInProofKey)
}
