import { hashTypedData } from 'viem/utils'
import type { SafeId } from './gateway/gateway-queries'

type Hex = `0x${string}`

const fields = [
  { name: 'safeTxHash', type: 'bytes32' },
  { name: 'totp', type: 'uint256' },
] as const

/**
 * The typed data (EIP-712) by which the proposer of a transaction withdraws it from the Safe Transaction Service. `totp` is
 * the number of the hour since 1970, so a signature cannot be used later.
 * @param now ms since 1970
 */
export function typedWithdrawal({ chainId, address }: SafeId, safeTxHash: Hex, now: number) {
  return {
    domain: { name: 'Safe Transaction Service', version: '1.0', chainId, verifyingContract: address },
    types: { DeleteRequest: fields },
    primaryType: 'DeleteRequest',
    message: { safeTxHash, totp: BigInt(Math.floor(now / 3_600_000)) },
  } as const
}

/** The hash that the proposer signs. @param now ms since 1970 */
export function withdrawalHash(safe: SafeId, safeTxHash: Hex, now: number): Hex {
  return hashTypedData(typedWithdrawal(safe, safeTxHash, now))
}
