import { formatUnits } from 'viem/utils'
import type { HeldAmounts } from '@/chain/tokens/read-held-amounts'
import { type Address, isSameAddress, shortenAddress } from '@/domain/address'
import { type TokenFactsByAddress, tokenFactsOf } from '@/domain/wallet/token-facts'
import { amountText } from '@/safe/amount'
import { isNativeToken } from '@/safe/enumerations'
import type { Balances } from '@/safe/gateway/safe-shapes'
import type { treasuryProposalTexts } from '@/texts/en/programs/treasury-proposal'

/** One asset of a Safe. The gateway names its contract and its price; symbol, decimals and balance are the chain's. */
export type Asset = {
  /** The contract; null is the native coin. */
  token: Address | null
  /** The symbol, with the address of its contract where two have the same one or it has none. */
  name: string
  /** Null when the chain gives none: the balance is in the smallest unit then. */
  decimals: number | null
  /** In the smallest unit, as decimal digits; the gateway's where the chain gives none. */
  balance: string
  /** The balance in words; one that only the gateway says is told as its words. */
  amount: string
  /** What it is worth at the price that the gateway says, in the chosen currency; null for what has no price. */
  fiatBalance: string | null
  /** In percent, of 24 hours. */
  fiatChange: string | null
  /** True when amount and decimals are the chain's. */
  isProven: boolean
  /** True when the gateway gives other decimals than the chain. */
  hasOtherDecimals: boolean
}

/** Letters that cannot be mistaken for those of another script. */
const isPlain = /^[!-~]+$/

type Known = { facts: TokenFactsByAddress; held: HeldAmounts; nativeSymbol: string }

/**
 * The entries that are assets: those that name a contract or are the native coin, each asset once. A second entry would be counted
 * twice in a total.
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

/** The assets in the order of the gateway. An entry without a contract that is no native coin is left out. */
export function assetsOf(
  items: Balances['items'],
  { facts, held, nativeSymbol }: Known,
  { texts, reported }: { texts: typeof treasuryProposalTexts; reported: (words: string) => string },
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
    const isSaid = own === undefined
    const hasOtherDecimals = ![null, decimals].includes(tokenInfo.decimals) && decimals !== null
    return [{ token, symbol, decimals, balance, isSaid, hasOtherDecimals, fiatBalance, fiatChange }]
  })
  return assets.map(({ symbol, isSaid, ...asset }) => {
    const { token, decimals, balance } = asset
    const isDouble = assets.some(
      (other) =>
        other.symbol?.toLowerCase() === symbol?.toLowerCase() &&
        !isSameAddress(other.token ?? '', token ?? ''),
    )
    const amount =
      decimals === null ? texts.smallestUnits(amountText(balance, 0)) : amountText(balance, decimals)
    return {
      ...asset,
      name: nameOf(token, symbol, isDouble || !isPlain.test(symbol ?? ''), texts),
      amount: isSaid ? reported(amount) : amount,
      isProven: !isSaid && decimals !== null,
    }
  })
}

/** A gateway that has no price for a token says 0 for the price of one and for the worth of all. */
function worthOf({ fiatBalance, fiatConversion }: Balances['items'][number]): string | null {
  const isPriced = Number(fiatConversion) > 0 || Number(fiatBalance) > 0
  return isPriced && Number.isFinite(Number(fiatBalance)) ? fiatBalance : null
}

/** Another amount than the gateway's, at its price of one. */
function worthAt(price: string | null, balance: string, decimals: number | null): string | null {
  const worth =
    decimals === null ? Number.NaN : Number(formatUnits(BigInt(balance), decimals)) * Number(price)
  return Number(price) > 0 && Number.isFinite(worth) ? String(worth) : null
}

function nameOf(
  token: Address | null,
  symbol: string | null,
  isDouble: boolean,
  texts: typeof treasuryProposalTexts,
): string {
  if (token === null) return symbol ?? ''
  if (symbol === null) return texts.unknownToken(shortenAddress(token))
  return isDouble ? texts.tokenAt(symbol, shortenAddress(token)) : symbol
}
