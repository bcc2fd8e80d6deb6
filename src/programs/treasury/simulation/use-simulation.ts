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

/** The time for which a simulation is cached, ms. */
const freshFor = 30_000

/**
 * Simulates the execution of a reviewed transaction at the current state, whatever its nonce; undefined while loading. The result is
 * not part of the review: it never removes a warning.
 */
export function useSimulation(
  safe: SafeId,
  { transaction }: Ready,
  viewer: Address | null,
): Simulation | undefined {
  const { client } = useWallet()
  const { data, error } = useQuery({
    // The simulation uses the chain's nonce, so typing another nonce does not simulate again.
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
