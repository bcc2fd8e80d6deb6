import { useQuery } from '@tanstack/react-query'
import { type HeldAmounts, readHeldAmounts } from '@/chain/tokens/read-held-amounts'
import type { Address } from '@/domain/address'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import { useWallet } from '@/wallet/use-wallet'

/**
 * Reads the balances of a Safe for the tokens of a list. They are empty until the chain answers, and if it does not. `retry` is set
 * after a failure.
 * @param listedAt the time of the list, ms; another time reads the balances again
 */
export function useHeldAmounts(
  { chainId, address }: SafeId,
  tokens: readonly (Address | null)[],
  listedAt: number,
): { held: HeldAmounts; isPending: boolean; retry: (() => void) | null } {
  const { client } = useWallet()
  const wanted = [...new Set(tokens.flatMap((token) => token?.toLowerCase() ?? []))].sort() as Address[]
  const isListed = tokens.length > 0
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['held', chainId, address, wanted.join(), listedAt],
    queryFn: () => readHeldAmounts(client(chainId), address, wanted),
    enabled: isListed,
    staleTime: Number.POSITIVE_INFINITY,
    // Balances of the previous list are kept until the new ones are read, but never those of another Safe.
    placeholderData: (before, query) =>
      query?.queryKey[1] === chainId && query.queryKey[2] === address ? before : undefined,
  })
  return {
    held: data ?? noAmounts,
    isPending: isListed && isPending,
    retry: error && !data ? () => void refetch() : null,
  }
}

const noAmounts: HeldAmounts = new Map()
