import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readHoldings } from '@/chain/tokens/holdings'
import type { Address } from '@/domain/address'
import type { SwapRoute } from '@/domain/swap/swap-route'
import { useWallet } from '@/wallet/use-wallet'

/** Smallest units; null while not known. */
export type Holdings = { readonly from: bigint | null; readonly to: bigint | null }

const unknown: Holdings = { from: null, to: null }

/** What an account holds of both sides, read again with every block. @param block of the prices on screen */
export function useHoldings(
  route: SwapRoute | null,
  account: Address | null,
  block: string | undefined,
): Holdings {
  const { client } = useWallet()
  const sides = route && [route.from, route.to].map((side) => (side.isNative ? 'ETH' : side.address))
  const { data, refetch } = useQuery({
    queryKey: ['holdings', route?.chainId, account, ...(sides ?? [])],
    queryFn:
      route && sides && account
        ? async (): Promise<Holdings> => {
            const [from = null, to = null] = await readHoldings(client(route.chainId), account, sides)
            return { from, to }
          }
        : skipToken,
  })
  const isRead = route !== null && account !== null

  // The chain.
  useEffect(() => {
    if (isRead && block !== undefined) void refetch()
  }, [isRead, block, refetch])

  return data ?? unknown
}
