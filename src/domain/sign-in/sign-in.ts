import type { Address } from '@/domain/address'
import type { LoveError } from '@/domain/errors'
import type { SignInFields } from './sign-in-message'

/** What the visitor is about to sign: the text, and the fields that were read from that very text. */
export type PreparedMessage = { message: string; fields: SignInFields }

/** Where the dialog "Verify your account" stands `[S4.8]`; success shows in the session, not here. */
export type SignIn =
  | { phase: 'preparing' }
  /** `isResumed`: owners of a Safe may have signed it already, and the page waits for the others. */
  | { phase: 'idle'; prepared: PreparedMessage; isResumed?: boolean }
  | { phase: 'failed'; failure: LoveError }
  | { phase: 'signing'; prepared: PreparedMessage }
  /** A Safe signs by a transaction, which waits in its queue; `nonce` is its place there. */
  | { phase: 'queued'; prepared: PreparedMessage; safeTxHash: string; nonce: number | null }
  | { phase: 'verifying'; prepared: PreparedMessage }

export type SignInEvent =
  | { type: 'restarted' }
  | { type: 'prepared'; prepared: PreparedMessage; isResumed?: boolean }
  | { type: 'asked' }
  | { type: 'rejected'; isResumed?: boolean }
  | { type: 'queued'; safeTxHash: string; nonce: number | null }
  | { type: 'signed' }
  | { type: 'failed'; failure: LoveError }

/** The page and the account that a message must be for. */
export type Own = { host: string; origin: string; address: Address; chainId: number }

/** A dialog that was just opened. */
export const signInStart: SignIn = { phase: 'preparing' }

/**
 * The next state. A refusal to sign leads back to the same message without a word; a failure is told, and every try
 * after it begins with a new nonce `[S8.10]` `[S8.11]` `[S8.12]`. Events that come too late change nothing.
 */
export function signInAfter(state: SignIn, event: SignInEvent): SignIn {
  switch (event.type) {
    case 'restarted':
      return state.phase === 'failed' || state.phase === 'idle' ? signInStart : state
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

/** Whether a message is for this page, this account and this chain, and for nothing else (EIP-4361). */
export function isOwnMessage({ domain, uri, address, chainId, version }: SignInFields, own: Own): boolean {
  return (
    domain === own.host &&
    originOf(uri) === own.origin &&
    address === own.address &&
    chainId === own.chainId &&
    version === '1'
  )
}

/** How long a message may be signed after it was made, in ms: both times are the server's own. */
export function messageLifetime({ issuedAt, expirationTime }: SignInFields): number {
  return Date.parse(expirationTime) - Date.parse(issuedAt)
}

function originOf(uri: string): string | null {
  return URL.canParse(uri) ? new URL(uri).origin : null
}
