import { encodeWord } from '../abi'
import type { Address } from '../address'
import type { Hex } from '../hex'

/**
 * An account that has code only in simulations, to read balances of the native coin in a simulated block: the last 20
 * bytes of keccak256 of `love98 balance reader`.
 */
export const balanceReader: Address = '0x3f1f82f5d8d3b9779dfec23e6dca734632316784'

/** Returns the balance of the account whose address is the first word of the data. */
export const balanceReaderCode: Hex = '0x6000353160005260206000f3'

export function encodeBalanceCall(account: Address): Hex {
  return `0x${encodeWord(account)}`
}
