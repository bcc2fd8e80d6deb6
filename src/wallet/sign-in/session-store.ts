import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Auth } from '@/browser/api/auth'
import { readStored, removeStored, writeStored } from '@/browser/storage'
import type { Session } from '@/domain/sign-in/session'
import { isSessionOf, type SignInStatus } from '@/domain/sign-in/session'
import { type Connection, isAnotherAccount } from '@/domain/wallet/connection'
import { pendingSignOutKey, signInProofKey } from '@/domain/wallet/storage-keys'
import { removeSignInProof, type SignInProof, storeSignInProof } from './sign-in-proof'

/** Whether the connected account is signed in `[S4.3]`, and the two ways in which the visitor changes that. */
export type SessionStore = StoreApi<SignInStatus> & {
  /** Takes a session that the server has just opened. */
  adopt: (session: Session, proof: SignInProof) => void
  /** Ends the session. @throws {LoveError} when the request failed; it is repeated before the next session request */
  signOut: () => Promise<void>
}

/** Milliseconds: the shortest time until a session is requested again, and the longest delay of `setTimeout`. */
const [minimumDelay, maximumDelay] = [60_000, 2 ** 31 - 1]
/** Milliseconds until a request that failed is repeated; doubled each time, up to the shortest time above. */
const retryDelay = 5_000
const unauthenticated = { status: 'unauthenticated' } as const

/**
 * Follows the connection: the session is requested when a wallet is connected, never before, and ended when the account
 * changes or the wallet disconnects. While the server does not answer the status is `unauthenticated`, and it
 * is asked again.
 */
export function sessionStore(connection: StoreApi<Connection>, auth: Auth): SessionStore {
  const store = createStore<SignInStatus>(() => unauthenticated)
  let turn = 0
  let expiry: ReturnType<typeof setTimeout> | undefined
  let flushing: Promise<void> = Promise.resolve()

  function show(status: SignInStatus) {
    clearTimeout(expiry)
    store.setState(status, true)
    if (status.status !== 'authenticated') return
    const rest = Date.parse(status.expiresAt) - Date.now()
    // Ask the server at the expiry: its clock decides, not the visitor's.
    expiry = setTimeout(() => void begin(), Math.min(Math.max(rest, minimumDelay), maximumDelay))
  }

  /** Clears the session here at once, and on the server as soon as it answers. */
  function end(): Promise<void> {
    turn++
    writeStored(pendingSignOutKey, 'true')
    removeSignInProof()
    show(unauthenticated)
    return flushPendingSignOut()
  }

  /** Sends a pending sign-out. Calls are queued, so that one request serves all of them. */
  function flushPendingSignOut(): Promise<void> {
    flushing = flushing
      .catch(() => undefined)
      .then(async () => {
        if (readStored(pendingSignOutKey) === null) return
        await auth.signOut()
        removeStored(pendingSignOutKey)
      })
    return flushing
  }

  /**
   * Loads the session from the server.
   * @param failures how many requests failed before this one; a repeated one leaves the status, and with it a question to
   *   sign in, as it is
   */
  async function begin(failures = 0) {
    if (connection.getState().status !== 'connected') return
    const own = ++turn
    if (failures === 0 && store.getState().status === 'unauthenticated') show({ status: 'loading' })
    try {
      await flushPendingSignOut()
      const session = await auth.session()
      const account = connection.getState()
      if (own !== turn || account.status !== 'connected') return
      if (session.status === 'authenticated' && !isSessionOf(session, account)) return await end()
      if (session.status === 'unauthenticated') removeSignInProof()
      show(session)
    } catch {
      if (own !== turn) return
      show(unauthenticated)
      // A server that starts again or lost its database for a moment still has the session.
      expiry = setTimeout(() => void begin(failures + 1), Math.min(retryDelay * 2 ** failures, minimumDelay))
    }
  }

  function follow(now: Connection, before: Connection) {
    const wasOn = before.status === 'connected'
    if (now.status === 'connected' && !wasOn) void begin()
    else if (now.status === 'connected' && isOfAnother(store.getState(), now, before))
      end().catch(() => undefined)
    else if (now.status === 'disconnected' && (wasOn || before.status === 'reconnecting')) {
      const mayBeOpen = before.status === 'reconnecting' || store.getState().status !== 'unauthenticated'
      if (mayBeOpen) end().catch(() => undefined)
    }
  }

  // Another tab signs out, or in; a session belongs to the browser.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (newValue === null || connection.getState().status !== 'connected') return
    if (key === signInProofKey) void begin()
    if (key === pendingSignOutKey) {
      turn++
      show(unauthenticated)
    }
  })
  connection.subscribe(follow)
  if (connection.getState().status === 'connected') void begin()

  return {
    ...store,
    adopt(session, proof) {
      turn++
      // The new session replaced the one that was to be ended.
      removeStored(pendingSignOutKey)
      storeSignInProof(proof)
      show(session)
    },
    signOut: end,
  }
}

/** Whether a status of the account before is not valid for the account now. */
function isOfAnother(
  status: SignInStatus,
  now: Extract<Connection, { status: 'connected' }>,
  before: Connection,
): boolean {
  if (status.status === 'authenticated') return !isSessionOf(status, now)
  return status.status === 'loading' && isAnotherAccount(now, before)
}
