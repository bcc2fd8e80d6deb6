import type { Config } from 'wagmi'
import type { Auth } from '@/browser/auth'
import { LoveError } from '@/domain/errors'
import { textToHex } from '@/domain/hex'
import { required } from '@/domain/required'
import type { Session } from '@/domain/sign-in/session'
import { isSessionOf, type PreparedMessage } from '@/domain/sign-in/sign-in'
import { providerOn } from '@/wallet/connectors/require-chain-provider'
import { isRejected, toWalletError } from '@/wallet/wallet-error'

/**
 * Asks the wallet to sign, exactly what was shown (`personal_sign`, EIP-191). The wallet is asked directly: viem's own
 * way weighs 14 KB more, for a call without a choice in it.
 * @throws {LoveError} `user-rejected`, or `signing-failed` `[S8.11]` with the reason as its cause
 */
export async function signPrepared(config: Config, { message, fields }: PreparedMessage): Promise<string> {
  try {
    const provider = await providerOn(config, fields.chainId)
    const signature = await provider.request({
      method: 'personal_sign',
      params: [textToHex(required('message', message)), fields.address],
    })
    if (typeof signature !== 'string') throw new LoveError('unexpected')
    return signature
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
