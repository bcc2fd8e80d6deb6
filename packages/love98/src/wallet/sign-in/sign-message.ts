import type { Config } from 'wagmi'
import type { Address } from '@/domain/address'
import { AppError } from '@/domain/errors'
import { textToHex } from '@/domain/hex'
import { requireInput } from '@/domain/required'
import { requireChainProvider } from '@/wallet/connectors/require-chain-provider'
import { isRejected, toWalletError } from '@/wallet/wallet-error'

type ShownMessage = { message: string; fields: { address: Address; chainId: number } }

/** Characters; the server accepts fewer. */
const signatureLimit = 50_000

/**
 * Requests a signature of exactly the shown text (`personal_sign`, EIP-191) from the provider itself, because viem's
 * `signMessage` adds 14 KB for the same call.
 * @param signal aborted when the visitor cancels; a wallet that was not asked yet then receives no request
 * @throws {AppError} `user-rejected`, or `signing-failed` `[S8.11]` with the reason as its cause
 */
export async function signPrepared(
  config: Config,
  { message, fields }: ShownMessage,
  signal: AbortSignal,
): Promise<string> {
  try {
    const provider = await requireChainProvider(config, fields.chainId)
    // The visitor may have canceled while the chain of the wallet was requested.
    signal.throwIfAborted()
    const signature = await provider.request({
      method: 'personal_sign',
      params: [textToHex(requireInput('message', message)), fields.address],
    })
    if (!isSignature(signature)) throw new AppError('unexpected')
    return signature
  } catch (thrown) {
    const error = toWalletError(thrown)
    throw isRejected(error) ? error : new AppError('signing-failed', error)
  }
}

/** Bytes as hexadecimal digits: 65 of a key, more of a contract account. */
function isSignature(answer: unknown): answer is string {
  return typeof answer === 'string' && answer.length <= signatureLimit && /^0x[0-9a-f]+$/i.test(answer)
}
