import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { type PairContracts, readPairPrices } from '@/chain/prices/pair-prices'
import type { SwapPair } from '@/domain/community/community'
import type { Price } from '@/domain/swap/price'
import { useWallet } from '@/wallet/use-wallet'
import type { Wallet } from '@/wallet/wallet'
import { pairContracts } from './pair-contracts'

/** How often prices are read while the window is visible, ms. */
const refreshInterval = 4_000

/** Prices by the pair's name; a pair that is not configured, or has no pool, is missing. */
export type PairPrices = ReadonlyMap<string, Price>

/** The query of the pair prices: key, function and interval. */
export function pairPricesQuery({ settings, client }: Wallet, pairs: readonly SwapPair[], visible: boolean) {
  const { exchange } = settings
  const known = pairs.flatMap((pair) => {
    const contracts = pairContracts(settings, pair)
    return contracts ? [{ name: pair.name, contracts }] : []
  })
  return queryOptions({
    queryKey: ['pair-prices', exchange.chainId, exchange.factory, known.map(({ name }) => name)],
    queryFn: visible
      ? () => readByName(known, (contracts) => readPairPrices(client(exchange.chainId), exchange, contracts))
      : skipToken,
    refetchInterval: visible ? refreshInterval : false,
    retry: false,
  })
}

/** The prices of the pairs, refreshed every four seconds while the window is visible and not otherwise. */
export function usePairPrices(pairs: readonly SwapPair[], visible: boolean) {
  return useQuery(pairPricesQuery(useWallet(), pairs, visible))
}

async function readByName(
  known: readonly { name: string; contracts: PairContracts }[],
  read: (contracts: readonly PairContracts[]) => Promise<readonly (Price | null)[]>,
): Promise<PairPrices> {
  const prices = await read(known.map(({ contracts }) => contracts))
  return new Map(
    known.flatMap(({ name }, index) => {
      const price = prices[index]
      return price ? [[name, price] as const] : []
    }),
  )
}
