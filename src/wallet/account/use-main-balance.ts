import { skipToken, useQuery } from '@tanstack/react-query'
import type { Address } from '@/domain/address'

/** Where the balance of the community's first token is kept, as text. */
export const mainBalanceKey = (chainId: number, address: Address) => ['main-balance', chainId, address]

/** What the account holds of the community's own token, once something else has read it; nothing is loaded for this. */
export function useMainBalance(chainId: number, address: Address): string | undefined {
  return useQuery<string>({ queryKey: mainBalanceKey(chainId, address), queryFn: skipToken }).data
}
