import { parseUnits } from 'viem'

const dollarPrices: Readonly<Record<string, string>> = {
  ETH: '3000',
  LOVE: '0.0125',
  WAR3: '0.0045',
  NINA: '0.0008',
  BOBO: '0.00000025',
  USA: '0.0000012',
  USDT: '1',
  WBTC: '90000',
  PEPE: '0.000009',
  MOG: '0.0000006',
  SPX: '0.85',
  BITCOIN: '0.08',
}

const otherPrice = '0.01'

/** The value of each side of a pool, in dollars. */
const poolDepths: Readonly<Record<string, number>> = {
  'LOVE-ETH': 1_500_000,
  'LOVE-USDT': 900_000,
  'LOVE-WBTC': 600_000,
  'WAR3-ETH': 240_000,
}
const otherDepth = 150_000

const fraction = 18

/** Returns the price of one token, in US dollars as decimal text. */
export function dollarPrice(symbol: string) {
  return dollarPrices[symbol] ?? otherPrice
}

/**
 * Returns the amount of a token that some dollars buy.
 * @param decimals of the token
 * @param dollars a whole number
 * @returns in the token's smallest unit (wei for ETH), rounded down
 */
export function amountWorth(symbol: string, decimals: number, dollars: number): bigint {
  const price = parseUnits(dollarPrice(symbol), fraction)
  return (BigInt(dollars) * 10n ** BigInt(fraction + decimals)) / price
}

/**
 * Returns the value of each side of a new pool, in dollars.
 * @param pair its name
 */
export function poolDepth(pair: string) {
  return poolDepths[pair] ?? otherDepth
}
