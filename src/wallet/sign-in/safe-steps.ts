import type { Address } from '@/domain/address'
import { LoveError } from '@/domain/errors'
import { messageLifetime, type PreparedMessage, type SignInEvent } from '@/domain/sign-in/sign-in'
import { isRejected, toWalletError } from '@/wallet/wallet-error'
import { readSafeRequest, storeSafeRequest } from './safe-request'
import { askOwners, type QueuedSignature, type SafeSigner, waitForOwners } from './safe-sign-in'

type Account = { address: Address; chainId: number }
type Run = { signal: AbortSignal; tell: (event: SignInEvent) => void }

/** ms that a request must still have to be taken up again. */
const margin = 60_000

/** The request whose nonce lives, with the ms that are left; null when there is none of this account. */
export function resumeSafeRequest(account: Account): { prepared: PreparedMessage; remaining: number } | null {
  const { host, origin } = window.location
  const request = readSafeRequest({ host, origin, ...account }, Date.now() + margin)
  return request && { prepared: request.prepared, remaining: request.until - Date.now() }
}

/**
 * The signature of a Safe. Owners who close the dialog may have signed before, so a closed dialog leads back to the message,
 * and the others are waited for.
 * @param how `wait`: the owners were asked before
 * @returns null when the wait was ended, also before the owners were asked
 * @throws {LoveError} `signing-failed` `[S8.11]`, with the reason as its cause
 */
export async function safeSignature(
  signer: SafeSigner,
  prepared: PreparedMessage,
  how: 'ask' | 'wait',
  { signal, tell }: Run,
): Promise<`0x${string}` | null> {
  if (signal.aborted) return null
  const { host, origin } = window.location
  const { address, chainId } = signer
  const kept = readSafeRequest({ host, origin, address, chainId }, Date.now())
  const until =
    kept?.prepared.message === prepared.message ? kept.until : Date.now() + messageLifetime(prepared.fields)
  const keep = (safeTxHash: QueuedSignature['safeTxHash'] | null) =>
    storeSafeRequest({ prepared, until, safeTxHash })
  let safeTxHash = kept?.prepared.message === prepared.message ? kept.safeTxHash : null
  const onQueued = (queued: QueuedSignature) => tell({ type: 'queued', ...queued })
  try {
    if (how === 'ask') {
      keep(null)
      safeTxHash = null
      const asked = await askOwners(signer, prepared, signal).catch((thrown: unknown) => {
        const error = toWalletError(thrown)
        if (isRejected(error)) return null
        throw new LoveError('signing-failed', error)
      })
      if (asked && 'signature' in asked) return asked.signature
      if (asked) {
        safeTxHash = asked.queued.safeTxHash
        keep(safeTxHash)
      } else tell({ type: 'rejected', isResumed: true })
    }
    if (safeTxHash) onQueued({ safeTxHash, nonce: null })
    const signature = await waitForOwners(signer, prepared, safeTxHash, { signal, onQueued })
    // The transaction was cancelled or failed: the same message may be signed by another one.
    if (signature === null) keep(null)
    if (signature === null) tell({ type: 'rejected' })
    return signature
  } catch (error) {
    if (signal.aborted) return null
    throw error
  }
}
