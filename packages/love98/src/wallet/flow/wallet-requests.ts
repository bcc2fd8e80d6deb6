import { loadChunk } from '@/browser/load-chunk'
import type {
  OutgoingTransaction,
  SendOptions,
  SentTransaction,
} from '@/wallet/transactions/send-transaction'
import type { Wallet } from '@/wallet/wallet'
import type { Press } from './transaction-flow'

type Batch = typeof import('@/wallet/transactions/send-calls')
type Options = Omit<SendOptions, 'signal'>

/**
 * Sends the transaction that the visitor reviewed. Its code is loaded at the first press.
 * @throws {AppError} as `sendTransaction`, and `chunk-unavailable`
 */
export async function requestTransaction(
  wallet: Wallet,
  outgoing: OutgoingTransaction,
  { signal }: Press,
  options: Options = {},
): Promise<SentTransaction> {
  const { sendTransaction } = await loadChunk(() => import('@/wallet/transactions/send-transaction'))
  return sendTransaction(wallet, outgoing, { ...options, signal })
}

/** Sends several calls as one transaction. @throws {AppError} as `sendCalls`, and `chunk-unavailable` */
export async function requestBatch(
  wallet: Wallet,
  calls: Parameters<Batch['sendCalls']>[1],
  { signal }: Press,
  options: Options = {},
): ReturnType<Batch['sendCalls']> {
  const { sendCalls } = await loadChunk(() => import('@/wallet/transactions/send-calls'))
  return sendCalls(wallet, calls, { ...options, signal })
}

/**
 * Returns true if the wallet can do several calls in one transaction; false also if the code for it cannot be
 * loaded.
 */
export const canRequestBatch: Batch['canSendTogether'] = async (...parameters) => {
  const part = await import('@/wallet/transactions/send-calls').catch(() => null)
  return (await part?.canSendTogether(...parameters)) ?? false
}
