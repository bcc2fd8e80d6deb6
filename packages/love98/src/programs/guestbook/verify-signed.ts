import { numberToHex } from 'viem'
import { readBlockNumber } from '@/chain/block-number'
import { verifySignature } from '@/chain/verify-signature'
import { AppError } from '@/domain/errors'
import type { Hex } from '@/domain/hex'
import { loadedWallet, loadWallet } from '@/wallet/boot'
import type { SignedText } from './signed-text'

/** `block`: the block at which a contract was called. */
export type Verdict =
  | { is: 'key' | 'invalid' }
  | { is: 'contract' | 'not-confirmed'; chain: string; block: string }

/**
 * Verifies a signature in this page. The signature of a key is verified without a request, by recovering its address.
 * Otherwise the contract is called at the newest block of the chain in the message (EIP-1271, EIP-6492).
 * @throws {AppError} `node-unavailable` if the contract cannot be called; `unknown-chain`
 */
export async function verifySigned({ kind, ...given }: SignedText): Promise<Verdict> {
  const { address, chainId, message, signature } = given
  const signed = { address, message, signature: signature as Hex }
  if ((await verifySignature(signed, null).catch(() => null)) === 'account') return { is: 'key' }
  if (kind === 'account') return { is: 'invalid' }
  const { client } = loadedWallet() ?? (await loadWallet())
  const reader = client(chainId)
  const number = await readBlockNumber(reader).catch((cause: unknown) => {
    throw new AppError('node-unavailable', cause)
  })
  const chain = reader.chain.name
  const block = String(number)
  const verdict = await verifySignature(signed, reader, numberToHex(number))
  if (verdict !== null) return { is: 'contract', chain, block }
  return { is: 'not-confirmed', chain, block }
}
