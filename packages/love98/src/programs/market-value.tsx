import { marketValue, worthInDollars } from '@/domain/market/market-value'
import type { MarketPair } from '@/domain/market/snapshot'
import { pairSymbols } from '@/domain/swap/pair'
import { formatBalance } from '@/domain/wallet/balance'
import { marketValue as texts } from '@/texts/market-value'

type MarketValueProps = {
  /** The name of the pair; by default the first whose base asset has a known value, which is the community's token. */
  name?: string
  pairs: readonly MarketPair[]
}

/** The market value of the base asset of a pair, as an amount with its source in the tooltip; a dash if it is unknown. */
export function MarketValueAmount({ name, pairs }: MarketValueProps) {
  const known = valueIn(name, pairs)
  return (
    <span data-tip={known ? texts.source(known.block) : undefined}>{known?.amount ?? texts.unknown}</span>
  )
}

/** The market value of the base asset of a pair in words; nothing if it is unknown. */
export function MarketValueText({ name, pairs }: MarketValueProps) {
  const known = valueIn(name, pairs)
  return known && <span>{texts.inWords(known.symbol, known.amount, known.block)}</span>
}

function valueIn(name: string | undefined, pairs: readonly MarketPair[]) {
  const pair = pairs.find((each) => (name === undefined ? marketValue(each) !== null : each.name === name))
  const value = pair ? marketValue(pair) : null
  if (!pair?.supply || value === null) return null
  const [base, token] = pairSymbols(pair.name)
  const side = { symbol: token, decimals: pair.decimals.token }
  const dollars = worthInDollars(value, side, pairs)
  const amount = `${formatBalance(value, side.decimals)} ${side.symbol}`
  return {
    symbol: base,
    amount: dollars === null ? amount : texts.withDollars(amount, `$${formatBalance(dollars, 0)}`),
    block: BigInt(pair.supply.block).toLocaleString('en-US'),
  }
}
