import { useQuery } from '@tanstack/react-query'
import { type HeldAmounts, readHeldAmounts } from '@/chain/tokens/read-held-amounts'
import type { Address } from '@/domain/address'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import { useWallet } from '@/wallet/use-wallet'

/**
 * What the chain says that a Safe holds of the tokens of a list; none until it answered, and where it does not. `retry` after a
 * failed question.
 * @param listedAt ms; the list of another time is read again
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
    // Amounts of the list before stand until the new ones are read, but never those of another Safe.
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
