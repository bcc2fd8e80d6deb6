import { useQueries, useQueryClient } from '@tanstack/react-query'
import { executionInReceipt } from '@/chain/safe/safe-execution'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import { useWallet } from '@/wallet/use-wallet'
import { listLifetime, safeKey } from '../gateway/use-safe-lists'
import type { ReviewedRow } from '../review/use-reviews'

type Execution = Awaited<ReturnType<typeof executionInReceipt>>

/**
 * The outcome on the chain of the execution that a gateway names for each transaction: null when the chain has none, undefined
 * until it is read. It is read for the given rows, and kept for those that were given before.
 */
export function useExecutions(
  safe: SafeId,
  rows: readonly ReviewedRow[],
): (row: ReviewedRow) => Execution | undefined {
  const { client } = useWallet()
  const queryClient = useQueryClient()
  const keyOf = ({ safeTxHash, txHash }: ReviewedRow) => safeKey(safe, 'execution', safeTxHash, txHash)
  useQueries({
    queries: rows.map((row) => ({
      queryKey: keyOf(row),
      queryFn: async (): Promise<Execution> => {
        const { safeTxHash, txHash } = row
        return txHash && executionInReceipt(client(safe.chainId), { safe: safe.address, safeTxHash, txHash })
      },
      gcTime: listLifetime,
      // An execution that a receipt has is final; one that no receipt has may still come.
      staleTime: listLifetime,
    })),
  })
  return (row) => queryClient.getQueryData<Execution>(keyOf(row))
}
