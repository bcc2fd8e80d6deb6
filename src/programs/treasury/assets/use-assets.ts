import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type HeldAmounts, readHeldAmounts } from '@/chain/tokens/read-held-amounts'
import { type Address, isSameAddress } from '@/domain/address'
import { isNativeToken } from '@/safe/enumerations'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { Balances } from '@/safe/gateway/safe-shapes'
import { treasuryReview } from '@/texts/treasury-review'
import { useWallet } from '@/wallet/use-wallet'
import { type Asset, assetsOf, distinctEntries } from './assets'
import { useTokenFacts } from './use-token-facts'

type BalancesQuery = { data: Balances | undefined; dataUpdatedAt: number }

type ReadAssets = {
  assets: readonly Asset[]
  isPending: boolean
  /** True if the chain was asked for the native coin and the community's tokens, so that the gateway cannot hide them. */
  isProven: boolean
  /** The number of entries of the gateway that are not assets. */
  leftOut: number
  retry: (() => void) | null
}

/**
 * Returns the assets of a Safe with their data from the chain: first the assets that the gateway lists, then the native coin and the
 * community's tokens that it does not list although the Safe has a balance. `retry` is set if the chain did not answer.
 * @param list the answer of the gateway
 */
export function useAssets(
  { data, dataUpdatedAt }: BalancesQuery,
  { safe, nativeSymbol }: { safe: SafeId; nativeSymbol: string },
): ReadAssets {
  const { reported } = treasuryReview
  const { settings } = useWallet()
  const own = safe.chainId === settings.exchange.chainId ? Object.values(settings.tokens) : []
  const listed = useMemo(() => distinctEntries(data?.items ?? noItems), [data])
  const items = data
    ? [...listed, ...unlisted(listed, [null, ...own.flatMap(({ address }) => address ?? [])])]
    : noItems
  const tokens = items.map(tokenOf)
  const contracts = useTokenFacts(safe.chainId, tokens)
  const amounts = useHeldAmounts(safe, tokens, dataUpdatedAt)
  const { facts } = contracts
  const { held } = amounts
  const shown = items.filter((item, index) => {
    const token = tokenOf(item)
    return index < listed.length || (held.get(token && (token.toLowerCase() as Address)) ?? 0n) > 0n
  })
  const retry = () => {
    contracts.retry?.()
    amounts.retry?.()
  }
  return {
    assets: assetsOf(shown, { facts, held, nativeSymbol }, { reported }),
    isPending: contracts.isPending || amounts.isPending,
    isProven: held.has(null),
    leftOut: (data?.items.length ?? 0) - listed.length,
    retry: contracts.retry || amounts.retry ? retry : null,
  }
}

type Item = Balances['items'][number]

const noItems: Balances['items'] = []

/** Returns null for the native coin. */
function tokenOf({ tokenInfo }: Item): Address | null {
  return isNativeToken(tokenInfo.type) ? null : tokenInfo.address
}

/** Creates rows for assets that a list leaves out. They have no price, which only the gateway provides. */
function unlisted(items: readonly Item[], wanted: readonly (Address | null)[]): readonly Item[] {
  const isListed = (token: Address | null) =>
    items.some((item) =>
      token === null ? isNativeToken(item.tokenInfo.type) : isSameAddress(token, tokenOf(item)),
    )
  return wanted
    .filter((token) => !isListed(token))
    .map((address) => ({
      tokenInfo: {
        ...{ type: address ? 'ERC20' : 'NATIVE_TOKEN', address },
        ...{ decimals: null, symbol: null, name: null, logoUri: null },
      },
      ...{ balance: '0', fiatBalance: null, fiatConversion: null, fiatBalance24hChange: null },
    }))
}

/**
 * Reads the balances of a Safe for the tokens of a list. They are empty until the chain answers, and if it does not. `retry` is set
 * after a failure.
 * @param listedAt the time of the list, ms; another time reads the balances again
 */
function useHeldAmounts(
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
