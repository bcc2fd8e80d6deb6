import type { Client } from 'viem'
import { concatHex } from 'viem/utils'
import { hasApproved, isConfirmedByOwner } from '@/chain/safe/read-agreements'
import type { SafeContract } from '@/chain/safe/read-safe'
import type { Address } from '@/domain/address'
import type { HashParts } from '@/safe/hash-parts'
import {
  type Agreement,
  type AgreementReader,
  type Confirmation,
  provenAgreements,
} from '@/safe/proven-signers'
import { isOlder } from '@/safe/versions/version-offer'

type AgreementContext = { client: Client; safe: Address; contract: SafeContract }

/** A hash that owners sign, with its parts, and who agreed as a gateway says. */
export type ClaimedSignatures = { readonly parts: HashParts; readonly confirmations: readonly Confirmation[] }

/** The first version of the Safe's contract that asks its owners for the hash itself. */
const asksForHash = '1.5.0'

/**
 * Asks the chain for the agreements to a hash that no key proves, at the block at which the Safe's contract was read.
 * @throws {Error} of viem when the node does not answer
 */
export function agreementReader(
  { client, safe, contract }: AgreementContext,
  parts: HashParts,
): AgreementReader {
  const { domainHash, messageHash, hash } = parts
  const data = isOlder(contract.version, asksForHash) ? concatHex(['0x1901', domainHash, messageHash]) : null
  return {
    hasApproved: (owner) => hasApproved(client, { safe, owner, hash }, contract.block),
    isConfirmed: (owner, signature) =>
      isConfirmedByOwner(client, { safe, owner, hash, data, signature }, contract.block),
  }
}

/** The proven agreements of the contract's owners. @throws {Error} as above */
export function readAgreements(
  place: AgreementContext,
  { parts, confirmations }: ClaimedSignatures,
): Promise<readonly Agreement[]> {
  const reader = agreementReader(place, parts)
  return provenAgreements(parts.hash, confirmations, place.contract.owners, reader)
}
