import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getAddress } from 'viem/utils'
import type { Address } from '@/domain/address'
import { useWallet } from '@/wallet/use-wallet'
import type { Wallet } from '@/wallet/wallet'

/** ms between two looks at a name while what it stands for is reviewed. */
const again = 12_000

/** The query of a name's address on a chain (ENSIP-11); its answer is null for a name without a record. */
export function nameQuery({ client, settings: { nameChainId } }: Wallet, name: string, chainId: number) {
  return {
    queryKey: ['recipient', nameChainId, chainId, name],
    async queryFn(): Promise<Address | null> {
      const { readEnsAddress } = await import('@/chain/names/ens-address')
      const address = await readEnsAddress(client(nameChainId), name, chainId)
      return address && getAddress(address)
    },
  }
}

/**
 * The address that a name stands for now, whatever it stood for when it was typed: its owner can change the record at any time.
 * @param name null for a recipient that was typed as an address
 */
export function useCurrentAddress(name: string | null, chainId: number) {
  const wallet = useWallet()
  const queryClient = useQueryClient()
  const query = nameQuery(wallet, name ?? '', chainId)
  const { data, error, isFetchedAfterMount } = useQuery({
    ...query,
    enabled: name !== null,
    staleTime: 0,
    refetchOnMount: 'always',
    refetchInterval: again,
  })
  return {
    /** Undefined until it was read after the review began; null for a name without a record. */
    address: isFetchedAfterMount ? data : undefined,
    error: isFetchedAfterMount ? error : null,
    /** Asks the chain once more. @throws viem's errors when the node does not answer */
    ask: (): Promise<Address | null> => queryClient.fetchQuery({ ...query, staleTime: 0 }),
  }
}
