import { createStore } from 'zustand/vanilla'
import { loadChunk } from '@/browser/load-chunk'
import type { SignInStatus } from '@/domain/sign-in/sign-in'
import {
  type Connection,
  type DialogIntent,
  intentAfter,
  isAnotherAccount,
  type Verification,
  visibleDialog,
} from '@/domain/wallet/connection'
import { storedConnectorId } from './stored-connection'
import type { Wallet } from './wallet'

/**
 * How far the wallet is. The desktop is drawn without it: wagmi, viem and the query cache arrive with `loadWallet()`.
 * `connection` is `disconnected` until then.
 */
export const walletBoot = createStore<{
  phase: 'idle' | 'loading' | 'ready' | 'failed'
  error?: unknown
  /** Whether a connection was stored when the wallet began to load. */
  wasConnected: boolean
  connection: Connection['status']
}>(() => ({ phase: 'idle', wasConnected: false, connection: 'disconnected' }))

/**
 * The dialog that was asked for; what is on screen follows from it and from the connection. `verifyIsDue` while
 * "Verify your account" is still to come as the last step of connecting.
 */
export const dialogIntent = createStore<{ asked: DialogIntent | null; verifyIsDue: boolean }>(() => ({
  asked: null,
  verifyIsDue: false,
}))

/** Asks for a dialog, or for none. */
export function requestDialog(intent: DialogIntent | null): void {
  dialogIntent.setState({ asked: intent })
}

/** A visitor has just connected a wallet by hand: verifying follows, except in a frame, whose host knows them. */
export function expectVerification(): void {
  if (window.parent === window) dialogIntent.setState({ verifyIsDue: true })
}

/** The visitor will verify the account another time, or never. */
export function verifyLater(): void {
  dialogIntent.setState({ asked: null, verifyIsDue: false })
}

/** What there is to verify: nothing is, as long as the server has not said that nobody is signed in. */
export function verificationOf({ status }: SignInStatus, verifyIsDue: boolean): Verification {
  if (status !== 'unauthenticated') return 'settled'
  return verifyIsDue ? 'due' : 'open'
}

/** Whether the wallet loads with the page: somebody was connected, or the page is in a frame of a wallet's own. */
export function shouldLoadAtOnce(): boolean {
  return storedConnectorId() !== null || window.parent !== window
}

/** Fetches our own code on the first sign of interest, and nothing else: no storage, no provider, no other host. */
export function prefetchWallet(): void {
  void Promise.all([import('./wallet'), import('@/browser/api/settings')]).catch(() => {
    // The press that may follow tries again, and says so if it fails.
  })
}

let attempt: Promise<Wallet> | null = null
let loaded: Wallet | null = null

/** The wallet if it is there, without asking for it. */
export function loadedWallet(): Wallet | null {
  return loaded
}

/**
 * Loads the wallet once; asking again gives the same one, and after a failure tries again.
 * @throws {LoveError} `settings-unavailable` or `chunk-unavailable`
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
  const [settings, { createWallet }] = await Promise.all([
    loadChunk(() => import('@/browser/api/settings')).then(({ fetchSettings }) => fetchSettings()),
    loadChunk(() => import('./wallet')),
  ])
  if (settings.demo) {
    const { announceDemoWallet } = await loadChunk(() => import('@/demo/announce'))
    announceDemoWallet(settings)
  }
  const wallet = createWallet(settings, connectorId)
  followConnection(wallet)
  loaded = wallet
  walletBoot.setState({ phase: 'ready', connection: wallet.connection.getState().status })
  return wallet
}

/** Keeps the boot's copy of the status, and drops questions that the connection has made untrue `[S4.4]`. */
function followConnection({ connection, session }: Wallet): void {
  connection.subscribe((now, before) => {
    walletBoot.setState({ connection: now.status })
    if (now.status === 'disconnected' || isAnotherAccount(now, before))
      dialogIntent.setState({ verifyIsDue: false })
    requestDialog(intentAfter(dialogIntent.getState().asked, now, before))
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
