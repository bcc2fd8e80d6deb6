import type { Address } from '@/domain/address'
import { AppError } from '@/domain/errors'
import type { Hex } from '@/domain/hex'
import { messageLifetime, type PreparedMessage, type SignInEvent } from '@/domain/sign-in/sign-in'
import { isRejected, toWalletError } from '@/wallet/wallet-error'
import { readSafeRequest, storeSafeRequest } from './safe-request'
import { type QueuedSignature, requestOwnerSignatures, type SafeSigner, waitForOwners } from './safe-sign-in'

type Account = { address: Address; chainId: number }
type Run = { signal: AbortSignal; onEvent: (event: SignInEvent) => void }

/** The minimum time that a request must have left to be resumed, ms. */
const margin = 60_000

/**
 * Returns the stored request whose nonce is still valid, with the remaining ms, or null if this account has no such
 * request.
 */
export function resumeSafeRequest(account: Account): { prepared: PreparedMessage; remaining: number } | null {
  const { host, origin } = window.location
  const request = readSafeRequest({ host, origin, ...account }, Date.now() + margin)
  return request && { prepared: request.prepared, remaining: request.until - Date.now() }
}

/**
 * Returns the signature of a Safe. An owner may sign and then close the dialog, so a closed dialog shows the message
 * again while the code waits for the other owners.
 * @param how `wait`: the owners have already been asked
 * @returns null if the wait was ended, including before the owners were asked
 * @throws {AppError} `signing-failed` `[S8.11]`, with the reason as its cause
 */
export async function safeSignature(
  signer: SafeSigner,
  prepared: PreparedMessage,
  how: 'ask' | 'wait',
  { signal, onEvent }: Run,
): Promise<Hex | null> {
  if (signal.aborted) return null
  const { host, origin } = window.location
  const { address, chainId } = signer
  const kept = readSafeRequest({ host, origin, address, chainId }, Date.now())
  const until =
    kept?.prepared.message === prepared.message ? kept.until : Date.now() + messageLifetime(prepared.fields)
  const keep = (safeTxHash: QueuedSignature['safeTxHash'] | null) =>
    storeSafeRequest({ prepared, until, safeTxHash })
  let safeTxHash = kept?.prepared.message === prepared.message ? kept.safeTxHash : null
  const onQueued = (queued: QueuedSignature) => onEvent({ type: 'queued', ...queued })
  try {
    if (how === 'ask') {
      keep(null)
      safeTxHash = null
      const answer = await requestOwnerSignatures(signer, prepared, signal).catch((thrown: unknown) => {
        const error = toWalletError(thrown)
        if (isRejected(error)) return null
        throw new AppError('signing-failed', error)
      })
      if (answer && 'signature' in answer) return answer.signature
      if (answer) {
        safeTxHash = answer.queued.safeTxHash
        keep(safeTxHash)
      } else onEvent({ type: 'rejected', isResumed: true })
    }
    if (safeTxHash) onQueued({ safeTxHash, nonce: null })
    const signature = await waitForOwners(signer, prepared, safeTxHash, { signal, onQueued })
    // The transaction was canceled or failed. Another transaction can sign the same message.
    if (signature === null) keep(null)
    if (signature === null) onEvent({ type: 'rejected' })
    return signature
  } catch (error) {
    if (signal.aborted) return null
    throw error
  }
}
