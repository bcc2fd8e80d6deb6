import type { Chain, Client, Hex, Transport } from 'viem'
import { LoveError } from '@/domain/errors'

export type ChainReader = Client<Transport, Chain>

/** The universal resolver's functions (https://docs.ens.domains/resolvers/universal), and those of a resolver. */
export const resolverCalls = {
  reverse: ['reverseWithGateways(bytes,uint256,string[])', '0xb7d6ca64'],
  resolve: ['resolveWithGateways(bytes,bytes,string[])', '0xa1472844'],
  text: ['text(bytes32,string)', '0x59d1d43c'],
  address: ['addr(bytes32)', '0x3b3b57de'],
  addressOf: ['addr(bytes32,uint256)', '0xf1cb7e06'],
} as const

/** The resolver's errors for: no name, no record, or one whose reverse record does not match. */
export const noRecordErrors = [
  ['HttpError(uint16,string)', '0x01800152'],
  ['ResolverError(bytes)', '0x95c0c752'],
  ['ResolverNotContract(bytes,address)', '0x1e9535f2'],
  ['ResolverNotFound(bytes)', '0x77209fe8'],
  ['ReverseAddressMismatch(string,bytes)', '0xef9c03ce'],
  ['UnsupportedResolverProfile(bytes4)', '0x7b1c461b'],
  // CCIP-Read (EIP-3668): the gateway of another host would learn about the visitor, so it is not followed.
  ['OffchainLookup(address,string[],bytes,bytes4,bytes)', '0x556f1830'],
] as const

/** Makes the resolver return `OffchainLookup` to the caller instead of using its default gateways (ENSIP-21). */
export const localBatchGateway = ['x-batch-gateway:true'] as const

/**
 * Calls the universal resolver of a chain.
 * @returns its answer, `null` where there is no record
 * @throws viem's errors when the node does not answer or the call reverts otherwise
 * @throws {LoveError} `unexpected` for a chain without a universal resolver
 */
export async function callResolver(client: ChainReader, data: Hex): Promise<Hex | null> {
  const to = client.chain.contracts?.ensUniversalResolver?.address
  if (!to) throw new LoveError('unexpected')
  try {
    return await client.request({ method: 'eth_call', params: [{ to, data }, 'latest'] })
  } catch (error) {
    const revertData = revertDataOf(error)
    if (noRecordErrors.some(([, selector]) => revertData.startsWith(selector))) return null
    throw error
  }
}

/** The revert data in an error's causes; empty when the call did not revert. */
function revertDataOf(error: unknown): string {
  for (let cause = error; cause instanceof Object; cause = Reflect.get(cause, 'cause')) {
    const data: unknown = Reflect.get(cause, 'data')
    if (typeof data === 'string' && data.startsWith('0x')) return data
  }
  return ''
}
