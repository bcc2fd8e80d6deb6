import { readStored, removeStored, writeStored } from '@/browser/storage'
import { signInProofKey } from '@/domain/wallet/storage-keys'

/** The message that the visitor signed last, and its signature `[S3.8]`, to keep. It is not a credential. */
export type SignInProof = { sig: string; msg: string }

export function readSignInProof(): SignInProof {
  try {
    const { sig, msg }: Record<string, unknown> = JSON.parse(readStored(signInProofKey) ?? '{}')
    if (typeof sig === 'string' && typeof msg === 'string') return { sig, msg }
  } catch {
    // Not JSON: treated as missing.
  }
  return { sig: '', msg: '' }
}

export function storeSignInProof({ sig, msg }: SignInProof): void {
  writeStored(signInProofKey, JSON.stringify({ sig, msg }))
}

export function removeSignInProof(): void {
  if (readStored(signInProofKey) !== null) removeStored(signInProofKey)
}
