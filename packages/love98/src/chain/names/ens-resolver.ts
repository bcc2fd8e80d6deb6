import type { Chain, Client, Transport } from 'viem'
import { rpc } from '@/chain/rpc'
import type { Address } from '@/domain/address'
import type { NameRegistry } from '@/domain/community/name-registries'
import * as errorSelectors from '@/domain/error-selectors'
import { AppError } from '@/domain/errors'
import { type Hex, textToHex } from '@/domain/hex'

/** A client of the chain of names, which has a universal resolver or a name registry. */
export type ChainReader = Client<Transport, Chain & { nameRegistry?: NameRegistry | null | undefined }>

/** The resolver's errors for: no name, no record, or one whose reverse record does not match. */
export const noRecordErrors: readonly Hex[] = [
  errorSelectors.httpError,
  errorSelectors.resolverError,
  errorSelectors.resolverNotContract,
  errorSelectors.resolverNotFound,
  errorSelectors.reverseAddressMismatch,
  errorSelectors.unsupportedResolverProfile,
  // CCIP-Read (EIP-3668): the gateway of another host would learn about the visitor, so it is not followed.
  errorSelectors.offchainLookup,
]

/** Makes the resolver return `OffchainLookup` to the caller instead of using its default gateways (ENSIP-21). */
export const localBatchGateway = { list: [{ bytes: textToHex('x-batch-gateway:true') }] } as const

/**
 * Calls the universal resolver of a chain.
 * @returns its answer, `null` where there is no record
 * @throws viem's errors when the node does not answer or the call reverts otherwise
 * @throws {AppError} `unexpected` for a chain without a universal resolver
 */
export async function callResolver(client: ChainReader, data: Hex): Promise<Hex | null> {
  const to = client.chain.contracts?.ensUniversalResolver?.address
  if (!to) throw new AppError('unexpected')
  try {
    return await rpc(client, 'eth_call', [{ to, data }, 'latest'])
  } catch (error) {
    const revertData = revertDataOf(error)
    if (noRecordErrors.some((selector) => revertData.startsWith(selector))) return null
    throw error
  }
}

/** Returns the address in the bytes of a record, in lower case; null for an empty or invalid record. */
export function addressIn(bytes: Hex | null): Address | null {
  return bytes && /^0x[0-9a-f]{40}$/i.test(bytes) && !/^0x0+$/.test(bytes)
    ? (bytes.toLowerCase() as Address)
    : null
}

/** The revert data in an error's causes; empty when the call did not revert. */
function revertDataOf(error: unknown): string {
  for (let cause = error; cause instanceof Object; cause = Reflect.get(cause, 'cause')) {
    const data: unknown = Reflect.get(cause, 'data')
    if (typeof data === 'string' && data.startsWith('0x')) return data
  }
  return ''
}
