import { LoveError } from '@/domain/errors'
import type { Wallet } from '@/wallet/wallet'
import { hashOf, requestOnChain, type Sender } from './sending-wallet'

/** ms between two questions, and how often. */
const [pause, most] = [1_500, 400]

/**
 * The transaction in which a wallet did a batch of calls (`wallet_getCallsStatus`, EIP-5792).
 * @throws {LoveError} `wallet-failed` when the wallet gave the batch up (400), `wallet-not-answering` after ten minutes
 */
export async function batchHash(
  wallet: Wallet,
  sender: Sender,
  id: string,
  signal: AbortSignal | undefined,
): Promise<`0x${string}`> {
  for (let asked = 0; asked < most; asked++) {
    const answer = await requestOnChain(wallet, sender, { method: 'wallet_getCallsStatus', params: [id] })
    const { status, receipts } = Object(answer)
    if (Array.isArray(receipts) && receipts.length > 0) return hashOf(Object(receipts.at(-1)).transactionHash)
    if (typeof status !== 'number' || (status >= 400 && status < 500)) throw new LoveError('wallet-failed')
    await waited(pause, signal)
  }
  throw new LoveError('wallet-not-answering')
}

function waited(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        reject(signal.reason)
      },
      { once: true },
    )
  })
}
