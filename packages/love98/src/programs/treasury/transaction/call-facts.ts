import { useQuery } from '@tanstack/react-query'
import type { Chain, Client, Transport } from 'viem'
import { readCodeAges } from '@/chain/safe/code-ages'
import { readCodeHash } from '@/chain/safe/read-code-hash'
import { readTokenMetadata } from '@/chain/tokens/token-facts'
import { type CallFacts, contractsOfRisks, noFacts } from '@/safe/decode/call-facts'
import type { DescribedCall } from '@/safe/decode/described-call'
import { useWallet } from '@/wallet/use-wallet'

/** ms after which the chain is asked again. */
const lifetime = 60_000

/**
 * Reads facts of the chain about the contracts of a call that is reviewed.
 * @returns `facts` undefined until they are read, and where none are needed; `isReading` until the node
 * answers or fails: the
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

/**
 * Facts of the chain about the contracts of a call; a node that does not answer leaves them unknown, which
 * makes risks heavier.
 */
export async function readCallFacts(
  client: Client<Transport, Chain>,
  call: DescribedCall,
): Promise<CallFacts> {
  const { tokens, unknown, batches } = contractsOfRisks(call)
  const [read, ages, hashes] = await Promise.all([
    readTokenMetadata(client, tokens).catch(() => noFacts.tokens),
    readCodeAges(client, unknown),
    Promise.all(
      batches.map(async (address) => {
        const hash = await readCodeHash(client, address).catch(() => undefined)
        return hash === undefined ? [] : [[address, hash] as const]
      }),
    ),
  ])
  return { tokens: read, ages, codeHashes: new Map(hashes.flat()) }
}
