import { readStored, removeStored, writeStored } from '@/browser/storage'
import { isSameAddress } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import {
  type ExpectedSigner,
  isExpectedMessage,
  messageLifetime,
  type PreparedMessage,
} from '@/domain/sign-in/sign-in'
import { parseSignInMessage } from '@/domain/sign-in/sign-in-message'

/**
 * A message that the owners of a Safe sign one after another. It is stored, so that a reload or a closed dialog does
 * not lose their signatures. It is not a credential: only the browser that requested its nonce can use it.
 */
export type SafeRequest = {
  prepared: PreparedMessage
  /** ms since 1970, by the clock of this browser. */
  until: number
  safeTxHash: Hex | null
}

const key = 'love98-safe-sign-in'

/**
 * Returns the stored request of an account while its nonce is valid; null for a request of another page, account or
 * chain.
 */
export function readSafeRequest(own: ExpectedSigner, now: number): SafeRequest | null {
  try {
    const { message, until, safeTxHash }: Record<string, unknown> = JSON.parse(readStored(key) ?? '{}')
    if (typeof message !== 'string' || typeof until !== 'number') return null
    // The fields come only from the signed text.
    const fields = parseSignInMessage(message)
    const isLive = until > now && fields !== null && until - now <= messageLifetime(fields)
    if (!isLive || !isSameAddress(fields.address, own.address) || !isExpectedMessage(fields, own)) return null
    const hash = typeof safeTxHash === 'string' && /^0x[0-9a-f]{64}$/i.test(safeTxHash) ? safeTxHash : null
    return {
      prepared: { message, fields },
      until,
      safeTxHash: hash as SafeRequest['safeTxHash'],
    }
  } catch {
    // Not JSON: treated as missing.
    return null
  }
}

export function storeSafeRequest({ prepared, ...rest }: SafeRequest): void {
  writeStored(key, JSON.stringify({ message: prepared.message, ...rest }))
}

export function removeSafeRequest(): void {
  if (readStored(key) !== null) removeStored(key)
}
