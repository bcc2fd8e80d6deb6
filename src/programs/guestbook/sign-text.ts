import { guestbookServer } from '@/browser/api/guestbook'
import { LoveError } from '@/domain/errors'
import { type ActionFields, actionMessage, entryMessage } from '@/domain/guestbook/guestbook-message'
import { loadedWallet, loadWallet, requestDialog } from '@/wallet/boot'
import { signPrepared } from '@/wallet/sign-in/sign-message'

/** `signal`: aborted when the window is closed. `onSigned` is called between the signature and the server. */
export type SigningSteps = { readonly signal: AbortSignal; readonly onSigned: () => void }

/**
 * Lets the signed-in account sign a line for today, and sends it.
 * @param text as `checkGuestbookText` gives it
 * @throws {LoveError} `user-rejected`, `signing-failed`, `not-signed-in`, `other-address`, and what the server answers
 */
export async function signEntry(text: string, { signal, onSigned }: SigningSteps): Promise<void> {
  const { signer, now } = await prepare()
  const day = now.slice(0, 10)
  const signature = await signWith(signer, entryMessage({ ...signer, day, text }), signal)
  onSigned()
  await guestbookServer.write({ text, day, signature })
}

/** Lets the signed-in account sign that an entry is deleted, hidden or shown, and sends it. @throws {LoveError} as above */
export async function signAction(
  about: Pick<ActionFields, 'action' | 'account' | 'day'>,
  { signal, onSigned }: SigningSteps,
): Promise<void> {
  const { signer, now: signedAt } = await prepare()
  const signature = await signWith(signer, actionMessage({ ...signer, ...about, signedAt }), signal)
  onSigned()
  await guestbookServer.change({ ...about, signedAt, signature })
}

/** Asks for a wallet, or for a signature to sign in where one is connected. @throws {LoveError} */
export async function askToSignIn(): Promise<void> {
  const { connection } = loadedWallet() ?? (await loadWallet())
  requestDialog(connection.getState().status === 'connected' ? 'verify' : 'connect')
}

type Signer = Pick<ActionFields, 'domain' | 'address' | 'chainId'>

/** Day and moment come from the server, whose clock decides; the site must be the one in the address bar. */
async function prepare(): Promise<{ signer: Signer; now: string }> {
  const { session } = loadedWallet() ?? (await loadWallet())
  const signedIn = session.getState()
  if (signedIn.status !== 'authenticated') throw new LoveError('not-signed-in')
  const { address, chainId } = signedIn
  const answer = await guestbookServer.read()
  if (!answer.isEnabled) throw new LoveError('guestbook-refused')
  const { domain, now } = answer
  if (domain !== window.location.host) throw new LoveError('other-address')
  return { signer: { domain, address, chainId }, now }
}

async function signWith(signer: Signer, message: string, signal: AbortSignal): Promise<string> {
  const { config } = loadedWallet() ?? (await loadWallet())
  try {
    return await signPrepared(config, { message, fields: signer }, signal)
  } catch (error) {
    // What the wallet says is more useful here than that signing failed.
    throw error instanceof LoveError && error.cause instanceof LoveError ? error.cause : error
  }
}
