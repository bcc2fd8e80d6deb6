import type { Address } from '@/domain/address'
import type { AppError } from '@/domain/errors'
import type { SignInFields } from './sign-in-message'

/** A message to sign: the text, and the fields that were read from exactly this text. */
export type PreparedMessage = { message: string; fields: SignInFields }

/** The state of the dialog "Verify your account" `[S4.8]`. Success is part of the session instead. */
export type SignIn =
  | { phase: 'preparing' }
  /** `isResumed`: some owners of a Safe may have signed already, and the page waits for the others. */
  | { phase: 'idle'; prepared: PreparedMessage; isResumed?: boolean }
  | { phase: 'failed'; failure: AppError }
  | { phase: 'signing'; prepared: PreparedMessage }
  /** A Safe signs by a transaction, which waits in its queue; `nonce` is its position there. */
  | { phase: 'queued'; prepared: PreparedMessage; safeTxHash: string; nonce: number | null }
  | { phase: 'verifying'; prepared: PreparedMessage }

export type SignInEvent =
  | { type: 'restarted' }
  | { type: 'prepared'; prepared: PreparedMessage; isResumed?: boolean }
  | { type: 'asked' }
  | { type: 'rejected'; isResumed?: boolean }
  | { type: 'queued'; safeTxHash: string; nonce: number | null }
  | { type: 'signed' }
  | { type: 'failed'; failure: AppError }

export type ExpectedSigner = { host: string; origin: string; address: Address; chainId: number }

export const initialSignIn: SignIn = { phase: 'preparing' }

/**
 * Returns the next state. After a rejection in the wallet the dialog returns to the same message without a notice.
 * Other failures are reported, and each new try uses a new nonce `[S8.10]` `[S8.11]` `[S8.12]`. Late events change
 * nothing.
 */
export function reduceSignIn(state: SignIn, event: SignInEvent): SignIn {
  switch (event.type) {
    case 'restarted':
      return state.phase === 'failed' || state.phase === 'idle' ? initialSignIn : state
    case 'prepared':
      return state.phase === 'preparing' ? idleWith(event.prepared, event.isResumed) : state
    case 'asked':
      return state.phase === 'idle' ? { phase: 'signing', prepared: state.prepared } : state
    case 'rejected':
      return state.phase === 'signing' || state.phase === 'queued'
        ? idleWith(state.prepared, event.isResumed)
        : state
    case 'queued':
      return state.phase === 'idle' || state.phase === 'signing' || state.phase === 'queued'
        ? { phase: 'queued', prepared: state.prepared, safeTxHash: event.safeTxHash, nonce: event.nonce }
        : state
    case 'signed':
      return state.phase === 'signing' ||
        state.phase === 'queued' ||
        (state.phase === 'idle' && state.isResumed)
        ? { phase: 'verifying', prepared: state.prepared }
        : state
    case 'failed':
      return state.phase === 'failed' || state.phase === 'idle'
        ? state
        : { phase: 'failed', failure: event.failure }
  }
}

function idleWith(prepared: PreparedMessage, isResumed = false): SignIn {
  return isResumed ? { phase: 'idle', prepared, isResumed } : { phase: 'idle', prepared }
}

/** Returns whether a message is for exactly this page, this account and this chain (EIP-4361). */
export function isExpectedMessage(
  { domain, uri, address, chainId, version }: SignInFields,
  expected: ExpectedSigner,
): boolean {
  return (
    domain === expected.host &&
    originOf(uri) === expected.origin &&
    address === expected.address &&
    chainId === expected.chainId &&
    version === '1'
  )
}

/**
 * Returns the time within which a message may be signed after its creation, in ms. Both times come from the server's
 * clock.
 */
export function messageLifetime({ issuedAt, expirationTime }: SignInFields): number {
  return Date.parse(expirationTime) - Date.parse(issuedAt)
}

function originOf(uri: string): string | null {
  return URL.canParse(uri) ? new URL(uri).origin : null
}
