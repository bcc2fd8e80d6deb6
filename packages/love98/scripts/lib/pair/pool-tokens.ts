import { decodeAddress } from '../../../src/domain/abi.ts'
import { type Address, isSameAddress } from '../../../src/domain/address.ts'
import { token0, token1 } from '../../../src/domain/selectors.ts'
import type { ChainReader } from './chain-reader.ts'

/**
 * Returns the other token of a pool.
 * @param base one of its tokens
 * @returns null if the address is not a pool of this token
 * @throws {NodeError} if the node does not answer
 */
export async function otherOfPool(chain: ChainReader, pool: Address, base: Address): Promise<Address | null> {
  const [one, other] = (await Promise.all([chain.call(pool, token0), chain.call(pool, token1)])).map(
    decodeAddress,
  )
  if (!one || !other) return null
  if (isSameAddress(one, base)) return other
  return isSameAddress(other, base) ? one : null
}
