import { poolAddress } from '../../../src/chain/prices/pool-address.ts'
import { decodeAddress, decodeUints, encodeCall } from '../../../src/domain/abi.ts'
import { type Address, isSameAddress } from '../../../src/domain/address.ts'
import { getPair, getReserves } from '../../../src/domain/selectors.ts'
import type { ChainReader } from './chain-reader.ts'

/** A Uniswap V2 factory, and the hash of the code of its pools. */
export type PoolFactory = { readonly factory: Address; readonly initCodeHash: string }

export type FoundPool<Token> = { readonly token: Token; readonly pool: Address; readonly isEmpty: boolean }

/**
 * Finds the pools of a token with other tokens. The factory must name the pool at the address that CREATE2 gives it:
 * prices are read from that address.
 * @returns in the order of the other tokens
 * @throws {NodeError} if the node does not answer
 */
export async function findPools<Token extends { readonly address: Address }>(
  chain: ChainReader,
  exchange: PoolFactory,
  base: Address,
  others: readonly Token[],
): Promise<FoundPool<Token>[]> {
  const found = await Promise.all(
    others
      .filter(({ address }) => !isSameAddress(address, base))
      .map(async (token): Promise<FoundPool<Token> | null> => {
        const pool = poolAddress(exchange, base, token.address)
        const named = decodeAddress(
          await chain.call(exchange.factory, encodeCall(getPair, base, token.address)),
        )
        if (named === null || !isSameAddress(pool, named)) return null
        const reserves = decodeUints(await chain.call(pool, getReserves), 3)
        if (!reserves) return null
        return { token, pool, isEmpty: reserves[0] === 0n || reserves[1] === 0n }
      }),
  )
  return found.filter((pool) => pool !== null)
}
