import { useQuery } from '@tanstack/react-query'
import type { Address } from '@/domain/address'
import { useWallet } from '@/wallet/use-wallet'

/** Facts about a recipient from the chain; undefined while loading, null if the node did not answer. */
export type RecipientFacts = {
  kind: 'account' | 'contract' | null | undefined
  /** The primary name of the address (ENSIP-3); null if it has none, or if names are not looked up. */
  name: string | null | undefined
}

/** The time for which an answer is cached, ms. */
const freshFor = 30_000

/** Reads the type of the account at an address, and its primary name, which is the reverse of a name lookup. */
export function useRecipientFacts(address: Address, chainId: number): RecipientFacts {
  const { client, settings } = useWallet()
  const { nameChainId, chains } = settings
  const hasNames = chains.some(
    ({ id, universalResolver }) => id === nameChainId && universalResolver !== null,
  )
  const kind = useQuery({
    queryKey: ['recipient-kind', chainId, address],
    async queryFn() {
      const { readRecipientKind } = await import('@/chain/tokens/read-recipient-kind')
      return readRecipientKind(client(chainId), address)
    },
    staleTime: freshFor,
  })
  const name = useQuery({
    queryKey: ['recipient-name', nameChainId, address],
    async queryFn() {
      const { readEnsName } = await import('@/chain/names/ens-name')
      return readEnsName(client(nameChainId), address)
    },
    enabled: hasNames,
    staleTime: freshFor,
  })
  return {
    kind: kind.error ? null : kind.data,
    name: name.error || !hasNames ? null : name.data,
  }
}
