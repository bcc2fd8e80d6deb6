import { useQuery } from '@tanstack/react-query'
import type { Address } from '@/domain/address'
import { useWallet } from '@/wallet/use-wallet'

/** What the chain says of a recipient; undefined while it is asked, null when it did not answer. */
export type RecipientFacts = {
  kind: 'account' | 'contract' | null | undefined
  /** The primary name of the address (ENSIP-3); null for none, or where no names are looked up. */
  name: string | null | undefined
}

/** ms for which an answer is believed. */
const freshFor = 30_000

/** What lies at an address, and what it calls itself: the other direction of a name. */
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
