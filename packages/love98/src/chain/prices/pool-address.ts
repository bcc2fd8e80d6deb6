import { encodePacked, getContractAddress, keccak256 } from 'viem'
import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'

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
