import { guestbookServer } from '@/browser/api/guestbook'
import { AppError } from '@/domain/errors'
import { type ActionFields, actionMessage, entryMessage } from '@/domain/guestbook/guestbook-message'
import { loadedWallet, loadWallet, requestDialog } from '@/wallet/boot'
import { signPrepared } from '@/wallet/sign-in/sign-message'

/**
 * `signal` is aborted when the window closes. `onSigned` is called after the signature and before the request
 * to the server.
 */
export type SigningSteps = { readonly signal: AbortSignal; readonly onSigned: () => void }

/**
 * Requests the signature of the signed-in account for today's line, and sends it.
 * @param text as `checkGuestbookText` returns it
 * @throws {AppError} `user-rejected`, `signing-failed`, `not-signed-in`, `other-address`, and the errors of the server
 */
export async function signEntry(text: string, { signal, onSigned }: SigningSteps): Promise<void> {
  const { signer, now } = await prepare()
  const day = now.slice(0, 10)
  const signature = await signWith(signer, entryMessage({ ...signer, day, text }), signal)
  onSigned()
  await guestbookServer.write({ text, day, signature })
}

/**
 * Requests the signature of the signed-in account for deleting, hiding or showing an entry, and sends it.
 * @throws {AppError} as above
 */
export async function signAction(
  about: Pick<ActionFields, 'action' | 'account' | 'day'>,
  { signal, onSigned }: SigningSteps,
): Promise<void> {
  const { signer, now: signedAt } = await prepare()
  const signature = await signWith(signer, actionMessage({ ...signer, ...about, signedAt }), signal)
  onSigned()
  await guestbookServer.change({ ...about, signedAt, signature })
}

/** Opens Connect Wallet, or the sign-in dialog if a wallet is connected. @throws {AppError} */
export async function askToSignIn(): Promise<void> {
  const { connection } = loadedWallet() ?? (await loadWallet())
  requestDialog(connection.getState().status === 'connected' ? 'verify' : 'connect')
}

type Signer = Pick<ActionFields, 'domain' | 'address' | 'chainId'>

/** Day and time come from the server, whose clock is authoritative. The site must be the one in the address bar. */
async function prepare(): Promise<{ signer: Signer; now: string }> {
  const { session } = loadedWallet() ?? (await loadWallet())
  const signedIn = session.getState()
  if (signedIn.status !== 'authenticated') throw new AppError('not-signed-in')
  const { address, chainId } = signedIn
  const answer = await guestbookServer.read()
  if (!answer.isEnabled) throw new AppError('guestbook-refused')
  const { domain, now } = answer
  if (domain !== window.location.host) throw new AppError('other-address')
  return { signer: { domain, address, chainId }, now }
}

async function signWith(signer: Signer, message: string, signal: AbortSignal): Promise<string> {
  const { config } = loadedWallet() ?? (await loadWallet())
  try {
    return await signPrepared(config, { message, fields: signer }, signal)
  } catch (error) {
    // The wallet's error is more useful here than the general error of signing.
    throw error instanceof AppError && error.cause instanceof AppError ? error.cause : error
  }
}
