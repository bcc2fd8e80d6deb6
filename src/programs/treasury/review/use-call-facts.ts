import { useQuery } from '@tanstack/react-query'
import type { CallFacts } from '@/safe/decode/call-facts'
import { contractsOfRisks } from '@/safe/decode/call-facts'
import type { DescribedCall } from '@/safe/decode/described-call'
import { useWallet } from '@/wallet/use-wallet'
import { readCallFacts } from './read-call-facts'

/** ms after which the chain is asked again. */
const lifetime = 60_000

/** Facts of the chain about the contracts of a call that is reviewed; undefined until they are read, and when none is needed. */
export function useCallFacts(chainId: number, call: DescribedCall | null): CallFacts | undefined {
  const { client } = useWallet()
  const contracts = call ? Object.values(contractsOfRisks(call)).map((list) => list.join()) : []
  const { data } = useQuery({
    queryKey: ['call-facts', chainId, ...contracts],
    queryFn: () => (call ? readCallFacts(client(chainId), call) : undefined),
    enabled: contracts.some((list) => list !== ''),
    staleTime: lifetime,
  })
  return data
}
