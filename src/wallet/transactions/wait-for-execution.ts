import type { Outcome } from '@/domain/wallet/tracked-transaction'
import { hostOf } from './sending-wallet'
import type { Account } from './transaction-store'

/** ms between two questions: owners may take days. */
const pause = 15_000

/**
 * Waits until the owners of the Safe that hosts us executed a proposal: the outcome has the hash of that transaction then,
 * which is watched like any other. Null when the Safe does not host us any more.
 */
export async function waitForExecution(
  { address, chainId }: Account,
  safeTxHash: string,
): Promise<Outcome | null> {
  for (;;) {
    const host = hostOf({ chainId, from: address })
    if (!host) return null
    const { txStatus, txHash } = await host
      .transaction(safeTxHash)
      .catch(() => ({ txStatus: '', txHash: null }))
    if (txStatus === 'CANCELLED') return { status: 'failed', reason: 'replaced' }
    if (txHash) return { status: 'pending', hash: txHash.toLowerCase() }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
