import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Auth } from '@/browser/auth'
import { LoveError } from '@/domain/errors'
import {
  messageLifetime,
  type Own,
  type PreparedMessage,
  type SignIn,
  signInAfter,
  signInStart,
} from '@/domain/sign-in/sign-in'
import type { Wallet } from '@/wallet/wallet'
import { isRejected } from '@/wallet/wallet-error'
import { prepareMessage } from './prepare-message'
import { signPrepared, verifySigned } from './sign-message'

/** The steps of one opened "Verify your account". */
export type SignInSteps = {
  state: StoreApi<SignIn>
  /** Prepares the message; called as the dialog opens. */
  start: () => void
  /** Does what the state offers next: signing, or beginning anew after a failure. */
  proceed: () => void
  /** Gives everything up; what the server or the wallet answers later is not wanted any more. */
  leave: () => void
}

/** Milliseconds that the way to the wallet and back to the server may take. */
const margin = 15_000

/** Proves that one account is the visitor's: nonce, signature, verification `[S4.8]`. Nothing here throws. */
export function signInSteps(
  auth: Auth,
  { config, session }: Pick<Wallet, 'config' | 'session'>,
  account: Pick<Own, 'address' | 'chainId'>,
): SignInSteps {
  const state = createStore<SignIn>(() => signInStart)
  const tell = (event: Parameters<typeof signInAfter>[1]) =>
    state.setState(signInAfter(state.getState(), event), true)
  /** Every start and every press is a run of its own; only the latest may tell anything. */
  let run = 0
  let preparedAt = 0

  async function prepare(own: number): Promise<PreparedMessage | null> {
    try {
      const prepared = await prepareMessage(auth, account)
      if (own !== run) return null
      preparedAt = performance.now()
      tell({ type: 'prepared', prepared })
      return prepared
    } catch (error) {
      fail(own, error)
      return null
    }
  }

  async function sign(own: number, shown: PreparedMessage) {
    const isStale = performance.now() - preparedAt > messageLifetime(shown.fields) - margin
    if (isStale) tell({ type: 'restarted' })
    const prepared = isStale ? await prepare(own) : shown
    if (!prepared) return
    tell({ type: 'asked' })
    try {
      const signature = await signPrepared(config, prepared)
      if (own !== run) return
      tell({ type: 'signed' })
      const opened = await verifySigned(auth, prepared, signature)
      if (own === run) session.adopt(opened, { sig: signature, msg: prepared.message })
      // The dialog was left while the server was checking: what it opened is closed again.
      else await session.signOut()
    } catch (error) {
      fail(own, error)
    }
  }

  function fail(own: number, error: unknown) {
    if (own !== run) return
    if (isRejected(error)) return tell({ type: 'rejected' })
    const failure = error instanceof LoveError ? error : new LoveError('unexpected', error)
    tell({ type: 'failed', failure })
  }

  return {
    state,
    start() {
      void prepare(++run)
    },
    proceed() {
      const shown = state.getState()
      if (shown.phase === 'idle') void sign(++run, shown.prepared)
      if (shown.phase !== 'failed') return
      tell({ type: 'restarted' })
      void prepare(++run)
    },
    leave() {
      run++
    },
  }
}
