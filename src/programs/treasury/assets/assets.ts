import { formatUnits } from 'viem/utils'
import type { HeldAmounts } from '@/chain/tokens/read-held-amounts'
import { type Address, isSameAddress, shortenAddress } from '@/domain/address'
import { type TokenFactsByAddress, tokenFactsOf } from '@/domain/wallet/token-facts'
import { amountText } from '@/safe/amount'
import { isNativeToken } from '@/safe/enumerations'
import type { Balances } from '@/safe/gateway/safe-shapes'
import { treasuryProposal } from '@/texts/treasury-proposal'

/** One asset of a Safe. Contract and price come from the gateway; symbol, decimals and balance come from the chain. */
export type Asset = {
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
 * Returns the entries that name a contract or are the native coin, each asset once. A second entry of an asset would count twice in
 * the total.
 */
export function distinctEntries(items: Balances['items']): Balances['items'] {
  const seen = new Set<string>()
  return items.filter(({ tokenInfo: { type, address } }) => {
    const key = isNativeToken(type) ? 'native' : address?.toLowerCase()
    if (key === undefined || seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** Converts the entries to assets, in the order of the gateway. Leaves out entries that have no contract and are not native. */
export function assetsOf(
  items: Balances['items'],
  { facts, held, nativeSymbol }: AssetContext,
  { reported }: { reported: (words: string) => string },
): readonly Asset[] {
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
      amount: isReported ? reported(amount) : amount,
      isProven: !isReported && decimals !== null,
    }
  })
}

/** Returns the gateway's value of an asset, or null without a price: a gateway without a price returns 0 for price and value. */
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
