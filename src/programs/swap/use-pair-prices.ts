import { skipToken, useQuery } from '@tanstack/react-query'
import { type PairContracts, readPairPrices } from '@/chain/prices/pair-prices'
import type { Price } from '@/domain/swap/price'
import { useWallet } from '@/wallet/use-wallet'
import type { ListedPair } from './pair-contracts'

/** How often prices are read while the window is visible, ms. */
const refreshInterval = 4_000

/** Prices by the pair's name; a pair that is not configured, or has no pool, is missing. */
export type PairPrices = ReadonlyMap<string, Price>

/**
 * The prices of the pairs in one query, refreshed every four seconds while the window is visible and not otherwise.
 * @param pairs with the contracts of their two sides; one without contracts is not asked for
 */
export function usePairPrices(pairs: readonly ListedPair[], visible: boolean) {
  const { settings, client } = useWallet()
  const { exchange } = settings
  const configured = pairs.filter(isConfigured)
  const contracts = configured.map((pair) => pair.contracts)
  return useQuery({
    queryKey: ['pair-prices', exchange.chainId, exchange.factory, configured.map(({ name }) => name)],
    queryFn: visible
      ? async () => byName(configured, await readPairPrices(client(exchange.chainId), exchange, contracts))
      : skipToken,
    refetchInterval: visible ? refreshInterval : false,
    retry: false,
  })
}

function byName(pairs: readonly ListedPair[], prices: readonly (Price | null)[]): PairPrices {
  return new Map(
    pairs.flatMap(({ name }, index) => {
      const price = prices[index]
      return price ? [[name, price] as const] : []
    }),
  )
}

function isConfigured(pair: ListedPair): pair is ListedPair & { contracts: PairContracts } {
  return pair.contracts !== null
}
