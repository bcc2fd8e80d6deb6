import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Auth } from '@/browser/api/auth'
import { readStored, removeStored, writeStored } from '@/browser/storage'
import type { Session } from '@/domain/sign-in/session'
import { isSessionOf, type SignInStatus } from '@/domain/sign-in/session'
import { type Connection, hasAccountChanged } from '@/domain/wallet/connection'
import { pendingSignOutKey, signInProofKey } from '@/domain/wallet/storage-keys'
import { removeSignInProof, type SignInProof, storeSignInProof } from './sign-in-proof'

/** The sign-in status of the connected account `[S4.3]`, and the two actions by which the visitor changes it. */
export type SessionStore = StoreApi<SignInStatus> & {
  adopt: (session: Session, proof: SignInProof) => void
  /**
   * Ends the session.
   * @throws {AppError} if the request failed; it is repeated before the next session request
   */
  signOut: () => Promise<void>
}

/** The minimum delay before a session is requested again, and the maximum delay of `setTimeout`, ms. */
const [minimumDelay, maximumDelay] = [60_000, 2 ** 31 - 1]
/** The delay before a failed request is repeated, ms. It doubles each time, up to the minimum delay above. */
const retryDelay = 5_000
const unauthenticated = { status: 'unauthenticated' } as const

/**
 * Follows the connection. The session is requested when a wallet is connected, never before, and ended when the account
 * changes or the wallet disconnects. While the server does not answer, the status is `unauthenticated` and the request
 * is repeated.
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
    // Asks the server at the expiry, because the server's clock decides and not the visitor's.
    expiry = setTimeout(() => void begin(), Math.min(Math.max(rest, minimumDelay), maximumDelay))
  }

  /** Clears the session here immediately, and on the server as soon as the server answers. */
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
   * @param failures the number of failed requests before this one; a repeated request does not change the status, so an
   *   open sign-in prompt stays
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
      // A server that restarts or has briefly lost its database still has the session.
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

  // Another tab has signed in or out. All tabs of a browser share the session.
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
      // The new session has replaced the session that was to be ended.
      removeStored(pendingSignOutKey)
      storeSignInProof(proof)
      show(session)
    },
    signOut: end,
  }
}

/** The session of a static site, where signing in is not possible. */
export function noSession(): SessionStore {
  return {
    ...createStore<SignInStatus>(() => unauthenticated),
    adopt: () => undefined,
    signOut: () => Promise.resolve(),
  }
}

/** Returns true if the status belongs to the previous account and is not valid for the present one. */
function isOfAnother(
  status: SignInStatus,
  now: Extract<Connection, { status: 'connected' }>,
  before: Connection,
): boolean {
  if (status.status === 'authenticated') return !isSessionOf(status, now)
  return status.status === 'loading' && hasAccountChanged(now, before)
}
