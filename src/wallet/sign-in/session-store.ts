import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Auth } from '@/browser/api/auth'
import { readStored, removeStored, writeStored } from '@/browser/storage'
import type { Session } from '@/domain/sign-in/session'
import { isSessionOf, type SignInStatus } from '@/domain/sign-in/sign-in'
import { type Connection, isAnotherAccount } from '@/domain/wallet/connection'
import { removeSignInProof, type SignInProof, storeSignInProof } from './sign-in-proof'

/** Whether the connected account is signed in `[S4.3]`, and the two ways in which the visitor changes that. */
export type SessionStore = StoreApi<SignInStatus> & {
  /** The server opened a session for a signature. */
  adopt: (session: Session, proof: SignInProof) => void
  /** Ends the session. @throws {LoveError} when the server could not be told: it goes on then */
  signOut: () => Promise<void>
}

/** Stands in the storage while an end is owed to the server, so that a lost connection cannot keep a session alive. */
const pendingSignOutKey = 'love98-sign-out-owed'
/** Milliseconds: how soon after it was learnt a session may be asked about again, and the longest a timer can wait. */
const [shortestWait, longestWait] = [60_000, 2 ** 31 - 1]
const unauthenticated = { status: 'unauthenticated' } as const

/**
 * Follows the connection: a session is asked for once a wallet is connected and never before, and ends when the account
 * changes or the wallet is gone. Whoever cannot be asked is not signed in.
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
    // The server's clock decides, not the visitor's.
    expiry = setTimeout(() => void begin(), Math.min(Math.max(rest, shortestWait), longestWait))
  }

  /** The page forgets the session at once; the server is told until it knows. */
  function end(): Promise<void> {
    turn++
    writeStored(pendingSignOutKey, 'true')
    removeSignInProof()
    show(unauthenticated)
    return flushPendingSignOut()
  }

  /** One call after the other: what one has paid the next one does not pay again. */
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

  /** Takes up what is true on the server. */
  async function begin() {
    const own = ++turn
    if (store.getState().status === 'unauthenticated') show({ status: 'loading' })
    try {
      await flushPendingSignOut()
      const session = await auth.session()
      const account = connection.getState()
      if (own !== turn || account.status !== 'connected') return
      if (session.status === 'authenticated' && !isSessionOf(session, account)) return await end()
      if (session.status === 'unauthenticated') removeSignInProof()
      show(session)
    } catch {
      if (own === turn) show(unauthenticated)
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

  connection.subscribe(follow)
  if (connection.getState().status === 'connected') void begin()

  return {
    ...store,
    adopt(session, proof) {
      turn++
      // Signing in has replaced the session that was to be ended.
      removeStored(pendingSignOutKey)
      storeSignInProof(proof)
      show(session)
    },
    signOut: end,
  }
}

/** Whether a status that holds for the account before cannot hold for the one now. */
function isOfAnother(
  status: SignInStatus,
  now: Extract<Connection, { status: 'connected' }>,
  before: Connection,
): boolean {
  if (status.status === 'authenticated') return !isSessionOf(status, now)
  return status.status === 'loading' && isAnotherAccount(now, before)
}
