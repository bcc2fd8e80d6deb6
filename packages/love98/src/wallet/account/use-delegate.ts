import { useQuery } from '@tanstack/react-query'
import type { Address } from '@/domain/address'
import { useWallet } from '@/wallet/use-wallet'

/** The time for which an answer is cached, ms. */
const freshFor = 30_000

/** Returns the address whose code an own account runs (EIP-7702); null for none, and while it is unknown. */
export function useDelegate(account: Address, chainId: number): Address | null {
  const { client } = useWallet()
  const { data } = useQuery({
    queryKey: ['delegate', chainId, account],
    async queryFn() {
      const { readDelegate } = await import('@/chain/tokens/read-recipient')
      return readDelegate(client(chainId), account)
    },
    staleTime: freshFor,
  })
  return data ?? null
}
