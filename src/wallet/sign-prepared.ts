import type { Config } from 'wagmi'
import { signMessage } from 'wagmi/actions'
import type { Auth } from '@/browser/auth'
import { LoveError } from '@/domain/errors'
import type { Session } from '@/domain/session'
import { isSessionOf, type PreparedMessage } from '@/domain/sign-in'
import { isRejected, toWalletError } from './wallet-error'

/**
 * Asks the wallet to sign, exactly what was shown.
 * @throws {LoveError} `user-rejected`, or `signing-failed` `[S8.11]` with the reason as its cause
 */
export async function signPrepared(config: Config, { message, fields }: PreparedMessage): Promise<string> {
  try {
    return await signMessage(config, { account: fields.address, message })
  } catch (thrown) {
    const error = toWalletError(thrown)
    throw isRejected(error) ? error : new LoveError('signing-failed', error)
  }
}

/**
 * Has the signature checked. @throws {LoveError} `verification-failed` `[S8.12]` with the reason as its cause,
 * `unexpected` `[S8.13]` when the session is somebody else's
 */
export async function verifySigned(
  auth: Auth,
  { message, fields }: PreparedMessage,
  signature: string,
): Promise<Session> {
  const session = await auth.verify({ message, signature }).catch((cause: unknown) => {
    throw new LoveError('verification-failed', cause)
  })
  if (!isSessionOf(session, fields))
    throw new LoveError('unexpected', new Error('The session is another one.'))
  return session
}
