import { getAddress, keccak256 } from 'viem'
import { encodeWord } from '@/domain/abi'
import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import type { PoolKey } from '@/domain/market/pool-source'

// The words are joined here, because the encoder of viem would more than double the first part of Swap Tokens.

export function sortTokens(a: Address, b: Address): readonly [Address, Address] {
  return a.toLowerCase() < b.toLowerCase() ? [a, b] : [b, a]
}

/** Computes the address of a contract that a factory creates: CREATE2 (EIP-1014). */
function createdAddress(factory: Address, salt: Hex, codeHash: string): Address {
  const digest = keccak256(`0xff${factory.slice(2)}${salt.slice(2)}${codeHash.slice(2)}`)
  return getAddress(`0x${digest.slice(26)}`)
}

/** Computes the address of the pool of two tokens (Uniswap V2). */
export function poolAddress(
  { factory, initCodeHash }: { readonly factory: Address; readonly initCodeHash: string },
  a: Address,
  b: Address,
): Address {
  const [first, second] = sortTokens(a, b)
  return createdAddress(factory, keccak256(`0x${first.slice(2)}${second.slice(2)}`), initCodeHash)
}

/** The hash of the code that creates a pool of Uniswap V3, the same in all deployments of `@uniswap/v3-core` 1.0. */
const v3InitCodeHash: Hex = '0xe34f199b19b2b4f47f68442619d555527d244f78a3297ea89325f843f87b8b54'

/**
 * Computes the address of the pool of two tokens and a fee (Uniswap V3).
 * @param fee millionths
 */
export function v3PoolAddress(factory: Address, a: Address, b: Address, fee: number): Address {
  const words = [...sortTokens(a, b), BigInt(fee)].map(encodeWord)
  return createdAddress(factory, keccak256(`0x${words.join('')}`), v3InitCodeHash)
}

/** Computes the id of a pool of Uniswap V4 from its key (`PoolIdLibrary.toId`), in lower case. */
export function v4PoolId({ currency0, currency1, fee, tickSpacing, hooks }: PoolKey): Hex {
  const words = [currency0, currency1, BigInt(fee), BigInt(tickSpacing), hooks].map(encodeWord)
  return keccak256(`0x${words.join('')}`)
}
