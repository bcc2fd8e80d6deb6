import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { formatUnits } from 'viem/utils'
import { type HeldAmounts, readHeldAmounts } from '@/chain/tokens/read-held-amounts'
import { type Address, isSameAddress, shortenAddress } from '@/domain/address'
import { settingsOn } from '@/domain/community/chain-settings'
import { type TokenFactsByAddress, tokenFactsOf } from '@/domain/wallet/token-facts'
import { amountText } from '@/safe/amount'
import { isNativeToken } from '@/safe/enumerations'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { Balances } from '@/safe/gateway/safe-shapes'
import { treasuryProposal } from '@/texts/treasury-proposal'
import { treasuryReview } from '@/texts/treasury-review'
import { useWallet } from '@/wallet/use-wallet'
import { useTokenFacts } from './use-token-facts'

type BalancesQuery = { data: Balances | undefined; dataUpdatedAt: number }

type ReadAssets = {
  assets: readonly SafeAsset[]
  isPending: boolean
  /**
   * True if the chain was asked for the native coin and the community's tokens, so that the gateway cannot
   * hide them.
   */
  isProven: boolean
  /** The number of entries of the gateway that are not assets. */
  leftOut: number
  retry: (() => void) | null
}

/**
 * Returns the assets of a Safe with their data from the chain: first the assets that the gateway lists, then
 * the native coin and the community's tokens that it does not list although the Safe has a balance. `retry`
 * is set if the chain did not answer.
 */
export function useAssets(
  { data, dataUpdatedAt }: BalancesQuery,
  { safe, nativeSymbol }: { safe: SafeId; nativeSymbol: string },
): ReadAssets {
  const { settings } = useWallet()
  const own = Object.values(settingsOn(settings, safe.chainId).tokens)
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
    assets: assetsOf(shown, { facts, held, nativeSymbol }),
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
        type: address ? 'ERC20' : 'NATIVE_TOKEN',
        address,
        decimals: null,
        symbol: null,
        name: null,
        logoUri: null,
      },
      balance: '0',
      fiatBalance: null,
      fiatConversion: null,
      fiatBalance24hChange: null,
    }))
}

/**
 * Reads the balances of a Safe for the tokens of a list. They are empty until the chain answers, and if it
 * does not. `retry` is set after a failure.
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
    // Balances of the previous list are kept until the new ones are read, but never the balances of another Safe.
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

/** One asset of a Safe. Contract and price come from the gateway; symbol, decimals and balance come from the chain. */
export type SafeAsset = {
  /** The contract; null for the native coin. */
  token: Address | null
  /** The symbol. If it is empty or not unique, the address of the contract is added. */
  name: string
  /** Null if the chain returns none; the balance is then shown in the smallest unit. */
  decimals: number | null
  /** The balance in the smallest unit, as decimal digits; the gateway's if the chain returns none. */
  balance: string
  /** The formatted balance. A balance that only the gateway reports is marked as such. */
  amount: string
  /** The value at the gateway's price, in the chosen currency; null without a price. */
  fiatBalance: string | null
  /** The change of the price within 24 hours, in percent. */
  fiatChange: string | null
  /** True if amount and decimals come from the chain. */
  isProven: boolean
  /** True if the gateway's decimals differ from the chain's. */
  hasOtherDecimals: boolean
}

/** Matches printable ASCII, which cannot be confused with letters of another script. */
const isPlain = /^[!-~]+$/

type AssetContext = { facts: TokenFactsByAddress; held: HeldAmounts; nativeSymbol: string }

/**
 * Returns the entries that name a contract or are the native coin, each asset once. A second entry of an
 * asset would count twice in the total.
 */
function distinctEntries(items: Balances['items']): Balances['items'] {
  const seen = new Set<string>()
  return items.filter(({ tokenInfo: { type, address } }) => {
    const key = isNativeToken(type) ? 'native' : address?.toLowerCase()
    if (key === undefined || seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/**
 * Converts the entries to assets, in the order of the gateway. Leaves out entries that have no contract and
 * are not native.
 */
export function assetsOf(
  items: Balances['items'],
  { facts, held, nativeSymbol }: AssetContext,
): readonly SafeAsset[] {
  const assets = items.flatMap((item) => {
    const { tokenInfo, fiatBalance24hChange: fiatChange } = item
    const token = isNativeToken(tokenInfo.type) ? null : tokenInfo.address
    if (token === null && !isNativeToken(tokenInfo.type)) return []
    const { symbol, decimals } = token ? tokenFactsOf(facts, token) : { symbol: nativeSymbol, decimals: 18 }
    const own = held.get(token && (token.toLowerCase() as Address))
    const balance = own === undefined ? item.balance : String(own)
    const fiatBalance =
      balance === item.balance ? worthOf(item) : worthAt(item.fiatConversion, balance, decimals)
    const isReported = own === undefined
    const hasOtherDecimals = ![null, decimals].includes(tokenInfo.decimals) && decimals !== null
    return [{ token, symbol, decimals, balance, isReported, hasOtherDecimals, fiatBalance, fiatChange }]
  })
  return assets.map(({ symbol, isReported, ...asset }) => {
    const { token, decimals, balance } = asset
    const isDouble = assets.some(
      (other) =>
        other.symbol?.toLowerCase() === symbol?.toLowerCase() &&
        !isSameAddress(other.token ?? '', token ?? ''),
    )
    const amount =
      decimals === null
        ? treasuryProposal.smallestUnits(amountText(balance, 0))
        : amountText(balance, decimals)
    return {
      ...asset,
      name: nameOf(token, symbol, isDouble || !isPlain.test(symbol ?? '')),
      amount: isReported ? treasuryReview.reported(amount) : amount,
      isProven: !isReported && decimals !== null,
    }
  })
}

/**
 * Returns the gateway's value of an asset, or null without a price: a gateway without a price returns 0 for
 * price and value.
 */
function worthOf({ fiatBalance, fiatConversion }: Balances['items'][number]): string | null {
  const isPriced = Number(fiatConversion) > 0 || Number(fiatBalance) > 0
  return isPriced && Number.isFinite(Number(fiatBalance)) ? fiatBalance : null
}

/** Computes the value at the gateway's price, for a balance that differs from the gateway's. */
function worthAt(price: string | null, balance: string, decimals: number | null): string | null {
  const worth =
    decimals === null ? Number.NaN : Number(formatUnits(BigInt(balance), decimals)) * Number(price)
  return Number(price) > 0 && Number.isFinite(worth) ? String(worth) : null
}

function nameOf(token: Address | null, symbol: string | null, isDouble: boolean): string {
  if (token === null) return symbol ?? ''
  if (symbol === null) return treasuryProposal.unknownToken(shortenAddress(token))
  return isDouble ? treasuryProposal.tokenAt(symbol, shortenAddress(token)) : symbol
}
