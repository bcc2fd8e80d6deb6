import type { Auth } from '@/browser/auth'
import { LoveError } from '@/domain/errors'
import { isOwnMessage, type Own, type PreparedMessage } from '@/domain/sign-in/sign-in'

/**
 * Fetches a nonce and makes the message of it, for this page and this account alone: whatever else the server might
 * answer is not shown to be signed.
 * @throws {LoveError} `nonce-failed` `[S8.10]`, with the reason as its cause
 */
export async function prepareMessage(
  auth: Auth,
  account: Pick<Own, 'address' | 'chainId'>,
): Promise<PreparedMessage> {
  try {
    const { address, chainId } = account
    const prepared = await auth.createMessage(await auth.getNonce({ address, chainId }))
    const { host, origin } = window.location
    if (isOwnMessage(prepared.fields, { host, origin, address, chainId })) return prepared
    throw new LoveError('other-address', new Error(`The message is for ${prepared.fields.uri}.`))
  } catch (cause) {
    throw new LoveError('nonce-failed', cause)
  }
}
