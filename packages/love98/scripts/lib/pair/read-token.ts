import { decodeFirstBytes, decodeUint } from '../../../src/domain/abi.ts'
import type { Address } from '../../../src/domain/address.ts'
import { mostDecimals } from '../../../src/domain/asset.ts'
import type { Hex } from '../../../src/domain/hex.ts'
import { plainText } from '../../../src/domain/plain-text.ts'
import { decimals, name, symbol } from '../../../src/domain/selectors.ts'
import type { ChainReader } from './chain-reader.ts'

/**
 * A token's description of itself. Anyone can deploy a token with any name: the texts are safe to print, but are only
 * claims. Null: the contract does not answer, or with something that is not such a value.
 */
export type ClaimedToken = {
  readonly symbol: string | null
  readonly name: string | null
  readonly decimals: number | null
}

/**
 * Reads the symbol, the name and the decimals of a token (ERC-20).
 * @returns null if there is no contract at the address
 * @throws {NodeError} if the node does not answer
 */
export async function readToken(chain: ChainReader, address: Address): Promise<ClaimedToken | null> {
  if (!(await chain.hasCode(address))) return null
  const [itsSymbol, itsName, itsDecimals] = await Promise.all(
    [symbol, name, decimals].map((selector) => chain.call(address, selector)),
  )
  const places = decodeUint(itsDecimals)
  return {
    symbol: textOf(itsSymbol),
    name: textOf(itsName),
    decimals: places !== null && places <= BigInt(mostDecimals) ? Number(places) : null,
  }
}

/** Decodes a `string`, or 32 bytes that early tokens answer (MKR). @returns null for a text without visible characters */
function textOf(answer: Hex | null | undefined): string | null {
  if (!answer) return null
  try {
    const bytes = answer.length === 66 ? answer : decodeFirstBytes(answer)
    const written = Buffer.from(bytes.slice(2), 'hex').toString('utf8').replaceAll('\0', '')
    return plainText(written, 60) || null
  } catch {
    return null
  }
}
