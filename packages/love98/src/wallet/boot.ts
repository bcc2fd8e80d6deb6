import { createStore } from 'zustand/vanilla'
import { requestSettings } from '@/browser/api/request-settings'
import { loadChunk } from '@/browser/load-chunk'
import { hasServer } from '@/domain/build/capabilities'
import type { SignInStatus } from '@/domain/sign-in/session'
import {
  type Connection,
  type DialogIntent,
  hasAccountChanged,
  nextDialogIntent,
  type Verification,
  visibleDialog,
} from '@/domain/wallet/connection'
import { storedConnectorId } from './stored-connection'
import type { Wallet } from './wallet'

/**
 * The loading state of the wallet. The desktop renders without it: `loadWallet()` imports wagmi, viem and the query
 * cache. Until then `connection` is `disconnected`.
 */
export const walletBoot = createStore<{
  phase: 'idle' | 'loading' | 'ready' | 'failed'
  error?: unknown
  wasConnected: boolean
  connection: Connection['status']
}>(() => ({ phase: 'idle', wasConnected: false, connection: 'disconnected' }))

/**
 * The requested dialog. The visible dialog is derived from it and the connection. `verifyIsDue` is true while "Verify
 * your account" is pending as the last step of connecting.
 */
export const dialogIntent = createStore<{ asked: DialogIntent | null; verifyIsDue: boolean }>(() => ({
  asked: null,
  verifyIsDue: false,
}))

/** Requests a dialog, or closes the requested one (`null`). */
export function requestDialog(intent: DialogIntent | null): void {
  dialogIntent.setState({ asked: intent })
}

/**
 * Called when the visitor connects a wallet. "Verify your account" follows, except in a frame, where Safe identifies
 * the owners.
 */
export function expectVerification(): void {
  if (hasServer && window.parent === window) dialogIntent.setState({ verifyIsDue: true })
}

export function verifyLater(): void {
  dialogIntent.setState({ asked: null, verifyIsDue: false })
}

/**
 * Returns if "Verify your account" is due. The result is `settled` until the server has answered that there is no
 * session.
 */
export function verificationOf({ status }: SignInStatus, verifyIsDue: boolean): Verification {
  if (status !== 'unauthenticated') return 'settled'
  return verifyIsDue ? 'due' : 'open'
}

/**
 * Returns true if the wallet loads with the page: a connection is stored, or the page is in a frame, which may belong
 * to Safe.
 */
export function shouldLoadImmediately(): boolean {
  return storedConnectorId() !== null || window.parent !== window
}

let attempt: Promise<Wallet> | null = null
let loaded: Wallet | null = null

export function loadedWallet(): Wallet | null {
  return loaded
}

/**
 * Loads the wallet once. Calls share one attempt; a call after a failed one tries again.
 * @throws {AppError} `settings-unavailable` or `chunk-unavailable`
 */
export function loadWallet(): Promise<Wallet> {
  attempt ??= load().catch((error: unknown) => {
    attempt = null
    walletBoot.setState({ phase: 'failed', error })
    throw error
  })
  return attempt
}

async function load(): Promise<Wallet> {
  const connectorId = storedConnectorId()
  walletBoot.setState({ phase: 'loading', error: undefined, wasConnected: connectorId !== null })
  // Both requests start at the same time, because the settings do not need the code.
  const answer = requestSettings()
  answer.catch(() => undefined)
  const { openWallet } = await loadChunk(() => import('./wallet'))
  const wallet = await openWallet(answer, connectorId)
  followConnection(wallet)
  loaded = wallet
  walletBoot.setState({ phase: 'ready', connection: wallet.connection.getState().status })
  return wallet
}

/** Copies the status of the connection, and drops requests that the connection has made invalid `[S4.4]`. */
function followConnection({ connection, session }: Wallet): void {
  connection.subscribe((now, before) => {
    walletBoot.setState({ connection: now.status })
    if (now.status === 'disconnected' || hasAccountChanged(now, before))
      dialogIntent.setState({ verifyIsDue: false })
    requestDialog(nextDialogIntent(dialogIntent.getState().asked, now, before))
  })
  session.subscribe(({ status }) => {
    if (status === 'authenticated') dialogIntent.setState({ verifyIsDue: false })
  })
  dialogIntent.subscribe(({ asked, verifyIsDue }) => {
    const verification = verificationOf(session.getState(), verifyIsDue)
    if (asked !== null && visibleDialog(asked, connection.getState(), verification) === null)
      requestDialog(null)
  })
}
