import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Auth, auth as ownServer } from '@/browser/api/auth'
import { isSameAddress } from '@/domain/address'
import { AppError } from '@/domain/errors'
import type { Session } from '@/domain/sign-in/session'
import { isSessionOf } from '@/domain/sign-in/session'
import {
  type ExpectedSigner,
  initialSignIn,
  isExpectedMessage,
  messageLifetime,
  type PreparedMessage,
  reduceSignIn,
  type SignIn,
} from '@/domain/sign-in/sign-in'
import type { HostClient } from '@/safe/host/host-client'
import { safeHost } from '@/wallet/safe/safe-host'
import type { Wallet } from '@/wallet/wallet'
import { isRejected } from '@/wallet/wallet-error'
import { signPrepared } from './sign-message'

export type SignInSteps = {
  state: StoreApi<SignIn>
  start: () => void
  /** Runs the next step: signing, or a new message after a failure. */
  proceed: () => void
  leave: () => void
}

type Account = Pick<ExpectedSigner, 'address' | 'chainId'>

/** Milliseconds reserved for the round trips to the wallet and the server before a message expires. */
const margin = 15_000

/**
 * The steps of signing in with an account: nonce, signature, verification `[S4.8]`. No function throws, because
 * failures are part of the state.
 * @param auth the endpoints of our server; a replacement in tests
 */
export function signInSteps(
  { config, session, client }: Pick<Wallet, 'config' | 'session' | 'client'>,
  account: Account,
  auth: Auth = ownServer,
): SignInSteps {
  const state = createStore<SignIn>(() => initialSignIn)
  const dispatch = (event: Parameters<typeof reduceSignIn>[1]) =>
    state.setState(reduceSignIn(state.getState(), event), true)
  const host = hostOf(account)
  /** The number of the latest run. Earlier runs dispatch nothing. */
  let latestRun = 0
  let running = new AbortController()
  let isLeft = false
  let preparedAt = 0

  function nextRun(): number {
    running.abort()
    running = new AbortController()
    return ++latestRun
  }

  async function prepare(run: number): Promise<PreparedMessage | null> {
    try {
      const prepared = await prepareMessage(auth, host ? { ...account, kind: 'safe' } : account)
      if (run !== latestRun) return null
      preparedAt = performance.now()
      dispatch({ type: 'prepared', prepared })
      return prepared
    } catch (error) {
      fail(run, error)
      return null
    }
  }

  /** Resumes the request that the owners of the Safe have already received, or starts a new one. */
  async function begin(run: number) {
    if (!host) return void prepare(run)
    // A lazy import, only inside a Safe.
    const { resumeSafeRequest } = await import('./safe-steps')
    const resumed = resumeSafeRequest(account)
    if (run !== latestRun) return
    if (!resumed) return void prepare(run)
    preparedAt = performance.now() - (messageLifetime(resumed.prepared.fields) - resumed.remaining)
    dispatch({ type: 'prepared', prepared: resumed.prepared, isResumed: true })
    await signWith(run, resumed.prepared, 'wait')
  }

  async function sign(run: number, shown: PreparedMessage) {
    const isStale = performance.now() - preparedAt > messageLifetime(shown.fields) - margin
    if (isStale) dispatch({ type: 'restarted' })
    const prepared = isStale ? await prepare(run) : shown
    if (!prepared) return
    dispatch({ type: 'asked' })
    await signWith(run, prepared, 'ask')
  }

  /** @param how `wait` if the owners of a Safe have already been asked */
  async function signWith(run: number, prepared: PreparedMessage, how: 'ask' | 'wait') {
    // The signal of this run, which a later run does not replace here.
    const { signal } = running
    try {
      const signature = host
        ? await signInSafe(run, prepared, how, { safe: host, signal })
        : await signPrepared(config, prepared, signal)
      if (run !== latestRun || signature === null) return
      dispatch({ type: 'signed' })
      const opened = await verify(auth, prepared, signature)
      if (host) await forgetSafeRequest()
      if (run === latestRun) session.adopt(opened, { sig: signature, msg: prepared.message })
      // The dialog was closed during the verification, so the new session is ended.
      else await session.signOut()
    } catch (error) {
      if (host && isNonceUsed(error)) await forgetSafeRequest()
      fail(run, error)
    }
  }

  async function signInSafe(
    run: number,
    prepared: PreparedMessage,
    how: 'ask' | 'wait',
    { safe, signal }: { safe: HostClient; signal: AbortSignal },
  ) {
    const { safeSignature } = await import('./safe-steps')
    const signer = { host: safe, client: client(account.chainId), ...account }
    const onEvent = (event: Parameters<typeof reduceSignIn>[1]) => {
      if (run === latestRun) dispatch(event)
    }
    return safeSignature(signer, prepared, how, { signal, onEvent })
  }

  function fail(run: number, error: unknown) {
    if (run !== latestRun) return
    if (isRejected(error)) return dispatch({ type: 'rejected' })
    const isKnown = error instanceof AppError && error.code !== 'unexpected'
    const failure = isKnown ? error : new AppError('sign-in-failed', error)
    dispatch({ type: 'failed', failure })
  }

  return {
    state,
    start() {
      isLeft = false
      void begin(nextRun())
    },
    proceed() {
      // A wallet may finish a change of its network after the dialog was closed.
      if (isLeft) return
      const shown = state.getState()
      if (shown.phase === 'idle') void sign(nextRun(), shown.prepared)
      if (shown.phase !== 'failed') return
      dispatch({ type: 'restarted' })
      void begin(nextRun())
    },
    leave() {
      isLeft = true
      nextRun()
    },
  }
}

function hostOf({ address, chainId }: Account): HostClient | null {
  const { phase, info, client } = safeHost.getState()
  return phase === 'inside' && info.chainId === chainId && isSameAddress(info.address, address)
    ? client
    : null
}

async function forgetSafeRequest(): Promise<void> {
  const { removeSafeRequest } = await import('./safe-request')
  removeSafeRequest()
}

/**
 * Returns true if the server has used up the nonce: it refused the message itself, and did not only fail to check it.
 */
function isNonceUsed(error: unknown): boolean {
  if (!(error instanceof AppError) || error.code !== 'verification-failed') return false
  return error.cause instanceof AppError && error.cause.code === 'verification-failed'
}

/**
 * Requests a nonce and writes its message. A message for another page, account or chain is never shown.
 * @throws {AppError} `nonce-failed` `[S8.10]`, with the reason as its cause
 */
async function prepareMessage(
  auth: Auth,
  { address, chainId, ...kind }: Account & { kind?: 'safe' },
): Promise<PreparedMessage> {
  try {
    const prepared = await auth.createMessage(await auth.getNonce({ address, chainId, ...kind }))
    const { host, origin } = window.location
    if (isExpectedMessage(prepared.fields, { host, origin, address, chainId })) return prepared
    throw new AppError('other-address', new Error(`The message is for ${prepared.fields.uri}.`))
  } catch (cause) {
    throw new AppError('nonce-failed', cause)
  }
}

/**
 * Verifies a signature on the server.
 * @throws {AppError} `verification-failed` `[S8.12]` with the reason as its cause, `sign-in-failed` `[S8.13]` if the
 *   session belongs to another account
 */
async function verify(auth: Auth, { message, fields }: PreparedMessage, signature: string): Promise<Session> {
  const session = await auth.verify({ message, signature }).catch((cause: unknown) => {
    throw new AppError('verification-failed', cause)
  })
  if (!isSessionOf(session, fields))
    throw new AppError('sign-in-failed', new Error('The session is of another account.'))
  return session
}
