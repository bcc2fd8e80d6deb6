import { useQuery } from '@tanstack/react-query'
import type { CallFacts } from '@/safe/decode/call-facts'
import { contractsOfRisks } from '@/safe/decode/call-facts'
import type { DescribedCall } from '@/safe/decode/described-call'
import { useWallet } from '@/wallet/use-wallet'
import { readCallFacts } from './read-call-facts'

/** ms after which the chain is asked again. */
const lifetime = 60_000

/**
 * Reads facts of the chain about the contracts of a call that is reviewed.
 * @returns `facts` undefined until they are read, and where none are needed; `isReading` until the node answers or fails: the
 *   risks of the call can still become heavier
 */
export function useCallFacts(
  chainId: number,
  call: DescribedCall | null,
): { facts: CallFacts | undefined; isReading: boolean } {
  const { client } = useWallet()
  const contracts = call ? Object.values(contractsOfRisks(call)).map((list) => list.join()) : []
  const isNeeded = contracts.some((list) => list !== '')
  const { data, isPending } = useQuery({
    queryKey: ['call-facts', chainId, ...contracts],
    queryFn: () => (call ? readCallFacts(client(chainId), call) : undefined),
    enabled: isNeeded,
    staleTime: lifetime,
  })
  return { facts: data, isReading: isNeeded && isPending }
}
