import { useQuery } from '@tanstack/react-query'
import { readSafe } from '@/chain/safe/read-safe'
import { type Simulation, simulateExecution } from '@/chain/safe/simulate-execution'
import { type Address, isSameAddress } from '@/domain/address'
import { executionData } from '@/safe/execution'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { Review } from '@/safe/review'
import { safeTransactionHash } from '@/safe/safe-transaction'
import { useWallet } from '@/wallet/use-wallet'
import { safeKey } from '../gateway/use-safe-lists'

type Ready = Extract<Review, { kind: 'ready' }>

/** ms for which a simulation is shown before it is asked for again. */
const freshFor = 30_000

/**
 * What the execution of a reviewed transaction would do now, whatever its nonce; undefined while the node is asked. It is no
 * part of the review: nothing of it takes a warning away.
 */
export function useSimulation(
  safe: SafeId,
  { transaction }: Ready,
  viewer: Address | null,
): Simulation | undefined {
  const { client } = useWallet()
  const { data, error } = useQuery({
    // The chain's own nonce is simulated, so a review does not ask again for each nonce that is typed.
    queryKey: safeKey(safe, 'simulation', safeTransactionHash(safe, { ...transaction, nonce: 0n }), viewer),
    async queryFn(): Promise<Simulation> {
      const node = client(safe.chainId)
      const { owners } = await readSafe(node, safe.address)
      const from = owners.find((owner) => isSameAddress(owner, viewer)) ?? owners[0]
      const data = from && executionData(transaction, { agreements: [], threshold: 1 }, from)
      if (!from || !data) return { kind: 'unknown', why: 'no-answer' }
      const call = transaction.operation === 0 ? transaction : null
      return simulateExecution(node, { safe: safe.address, from, data, call })
    },
    staleTime: freshFor,
  })
  return error ? { kind: 'unknown', why: 'no-answer' } : data
}
