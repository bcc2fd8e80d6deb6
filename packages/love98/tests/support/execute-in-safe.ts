import type { Hex } from 'viem'
import { executionData } from '@/safe/execution'
import { type SafeTransaction, safeTransactionHash } from '@/safe/safe-transaction'
import { developmentAccount } from '../../scripts/demo/development-accounts.ts'
import type { DemoChains } from './demo-chains'
import { receiptOf } from './receipt-of'

export async function signedBy(owner: ReturnType<typeof developmentAccount>, hash: Hex) {
  return { owner: owner.address, kind: 'key', signature: await owner.sign({ hash }) } as const
}

/**
 * Executes a transaction of the demo's Safe with the signatures of both owners, even if it reverts.
 * @param wrong replaces each signature
 * @param address another Safe with the same owners
 */
export async function executeInSafe(
  { client, deployment }: DemoChains,
  transaction: SafeTransaction,
  wrong?: Hex,
  address = deployment.safe.address,
): Promise<{ safeTxHash: Hex; txHash: Hex }> {
  const safeTxHash = safeTransactionHash({ chainId: 31_337, address }, transaction)
  const owners = [developmentAccount(0), developmentAccount(1)]
  const agreements = await Promise.all(
    owners.map(async (owner) => ({
      ...(await signedBy(owner, safeTxHash)),
      ...(wrong && { signature: wrong }),
    })),
  )
  const data = executionData(transaction, { agreements, threshold: 2 }) ?? '0x'
  const account = owners[0]?.address ?? '0x'
  const txHash = await client.sendTransaction({ account, to: address, data, gas: 5_000_000n, chain: null })
  await receiptOf(client, txHash)
  return { safeTxHash, txHash }
}
