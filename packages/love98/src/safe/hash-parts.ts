import { concat, hashStruct, keccak256 } from 'viem/utils'
import type { Hex } from '@/domain/hex'
import type { SafeId } from './gateway/gateway-queries'
import { typedMessage } from './safe-message'
import { type SafeTransaction, typedTransaction } from './safe-transaction'

/** The two hashes that a hardware wallet shows, and the signed hash of both (EIP-712, "encode"). */
export type HashParts = { domainHash: Hex; messageHash: Hex; hash: Hex }

/** The domain of a Safe from version 1.3.0 on. */
const domainTypes = {
  EIP712Domain: [
    { name: 'chainId', type: 'uint256' },
    { name: 'verifyingContract', type: 'address' },
  ],
} as const

export function partsOfTransaction(safe: SafeId, transaction: SafeTransaction): HashParts {
  const { types, message } = typedTransaction(safe, transaction)
  return join(safe, hashStruct({ types, primaryType: 'SafeTx', data: message }))
}

export function partsOfMessage(safe: SafeId, message: string | Record<string, unknown>): HashParts | null {
  const typed = typedMessage(safe, message)
  return (
    typed && join(safe, hashStruct({ types: typed.types, primaryType: 'SafeMessage', data: typed.message }))
  )
}

function join({ chainId, address }: SafeId, messageHash: Hex): HashParts {
  const domain = { chainId: BigInt(chainId), verifyingContract: address }
  const domainHash = hashStruct({ types: domainTypes, primaryType: 'EIP712Domain', data: domain })
  return { domainHash, messageHash, hash: keccak256(concat(['0x1901', domainHash, messageHash])) }
}
