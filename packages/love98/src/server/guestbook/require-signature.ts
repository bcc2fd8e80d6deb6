import 'server-only'
import { type SignedText, verifySignature } from '@/chain/verify-signature'
import { AppError } from '@/domain/errors'
import type { Author } from './author'
import type { GuestbookPorts } from './ports'

/**
 * Verifies the signature of an account: of a key without a node; of a contract on its chain (EIP-1271, EIP-6492). If
 * it cannot be verified, it is not accepted.
 * @throws {AppError} `verification-failed`; `node-unavailable` if a contract must be called and cannot be
 */
export async function requireSignature(
  { verify }: Pick<GuestbookPorts, 'verify'>,
  { address, chainId, kind }: Author,
  { message, signature }: Omit<SignedText, 'address'>,
): Promise<void> {
  const signed = { address, message, signature }
  const isValid = kind === 'account' ? await isOfKey(signed) : (await verify(chainId, signed)) === 'contract'
  if (!isValid) throw new AppError('verification-failed', new Error('signature'))
}

/** Without a client, only a key's signature can be verified. */
async function isOfKey(signed: SignedText): Promise<boolean> {
  return (await verifySignature(signed, null).catch(() => null)) === 'account'
}
