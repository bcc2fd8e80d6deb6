import { hashTypedData } from 'viem/utils'
import type { Hex } from '@/domain/hex'
import type { SafeId } from './gateway/gateway-queries'

const fields = [
  { name: 'safeTxHash', type: 'bytes32' },
  { name: 'totp', type: 'uint256' },
] as const

/**
 * The services that store proposals, by the names in their EIP-712 domains: the Safe Transaction Service, and the Safe
 * Queue Service, which replaces it behind newer gateways and verifies the same request under its own name.
 */
export const proposalServices = ['Safe Transaction Service', 'Safe Queue Service'] as const
export type ProposalService = (typeof proposalServices)[number]

/**
 * Builds the typed data (EIP-712) by which the proposer of a transaction withdraws it from a service. `totp` is the
 * number of the hour since 1970, so a signature cannot be used later.
 * @param now ms since 1970
 */
export function typedWithdrawal(
  { chainId, address }: SafeId,
  safeTxHash: Hex,
  now: number,
  service: ProposalService,
) {
  return {
    domain: { name: service, version: '1.0', chainId, verifyingContract: address },
    types: { DeleteRequest: fields },
    primaryType: 'DeleteRequest',
    message: { safeTxHash, totp: BigInt(Math.floor(now / 3_600_000)) },
  } as const
}

export function proposalDeletionHash(
  safe: SafeId,
  safeTxHash: Hex,
  now: number,
  service: ProposalService,
): Hex {
  return hashTypedData(typedWithdrawal(safe, safeTxHash, now, service))
}
