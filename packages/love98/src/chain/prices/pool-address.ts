import { encodeAbiParameters, encodePacked, getContractAddress, keccak256, parseAbiParameters } from 'viem'
import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import type { PoolKey } from '@/domain/market/pool-source'

export function sortTokens(a: Address, b: Address): readonly [Address, Address] {
  return a.toLowerCase() < b.toLowerCase() ? [a, b] : [b, a]
}

/** Computes the address of the pool of two tokens: CREATE2 by the factory (EIP-1014, Uniswap V2). */
export function poolAddress(
  { factory, initCodeHash }: { readonly factory: Address; readonly initCodeHash: string },
  a: Address,
  b: Address,
): Address {
  return getContractAddress({
    opcode: 'CREATE2',
    from: factory,
    salt: keccak256(encodePacked(['address', 'address'], [...sortTokens(a, b)])),
    bytecodeHash: initCodeHash as Hex,
  })
}

/** The hash of the code that creates a pool of Uniswap V3, the same in all deployments of `@uniswap/v3-core` 1.0. */
const v3InitCodeHash: Hex = '0xe34f199b19b2b4f47f68442619d555527d244f78a3297ea89325f843f87b8b54'

const saltParameters = parseAbiParameters('address, address, uint24')

/**
 * Computes the address of the pool of two tokens and a fee: CREATE2 by the factory (EIP-1014, Uniswap V3).
 * @param fee millionths
 */
export function v3PoolAddress(factory: Address, a: Address, b: Address, fee: number): Address {
  return getContractAddress({
    opcode: 'CREATE2',
    from: factory,
    salt: keccak256(encodeAbiParameters(saltParameters, [...sortTokens(a, b), fee])),
    bytecodeHash: v3InitCodeHash,
  })
}

const keyParameters = parseAbiParameters('address, address, uint24, int24, address')

/** Computes the id of a pool of Uniswap V4 from its key (`PoolIdLibrary.toId`), in lower case. */
export function v4PoolId({ currency0, currency1, fee, tickSpacing, hooks }: PoolKey): Hex {
  return keccak256(encodeAbiParameters(keyParameters, [currency0, currency1, fee, tickSpacing, hooks]))
}
