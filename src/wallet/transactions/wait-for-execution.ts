import { executionInReceipt } from '@/chain/safe/safe-execution'
import type { Hex } from '@/domain/hex'
import type { Outcome } from '@/domain/wallet/tracked-transaction'
import type { Wallet } from '@/wallet/wallet'
import { hostOf } from './sending-wallet'
import type { Account } from './transaction-store'

/** ms between two questions: owners may take days. Longer than a block of Ethereum mainnet (12 s) `[S3.17]`. */
const pause = 15_000

/**
 * Waits until the owners of the Safe that hosts us executed a proposal: the outcome has the hash of that transaction then,
 * which is watched like any other. The page of the Safe names it, and the event of the Safe's contract proves it. That a proposal
 * was replaced is the page's word: it counts once two reads agree and the contract has used the nonce. Null when the Safe does
 * not host us any more.
 */
export async function waitForExecution(
  wallet: Pick<Wallet, 'client'>,
  { address, chainId }: Account,
  safeTxHash: string,
): Promise<Outcome | null> {
  const client = wallet.client(chainId)
  let isCancelled = false
  for (;;) {
    const host = hostOf({ chainId, from: address })
    if (!host) return null
    const said = await host.transaction(safeTxHash).catch(() => null)
    const txHash = said?.txHash?.toLowerCase() as Hex | undefined
    if (txHash) {
      const question = { safe: address, safeTxHash: safeTxHash as Hex, txHash }
      const execution = await executionInReceipt(client, question).catch(() => null)
      if (execution === 'executed') return { status: 'pending', hash: txHash }
      if (execution === 'failed') return { status: 'failed', reason: 'reverted' }
    }
    const wasCancelled = isCancelled
    isCancelled = said?.txStatus === 'CANCELLED' && (await isUsed(said.nonce))
    if (wasCancelled && isCancelled) return { status: 'failed', reason: 'given-up' }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }

  async function isUsed(nonce: number | null): Promise<boolean> {
    if (nonce === null) return false
    const { readSafe } = await import('@/chain/safe/read-safe')
    const contract = await readSafe(client, address).catch(() => null)
    return contract !== null && contract.nonce > BigInt(nonce)
  }
}
