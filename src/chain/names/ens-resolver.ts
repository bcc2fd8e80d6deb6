import type { Chain, Client, Hex, Transport } from 'viem'
import { LoveError } from '@/domain/errors'

export type ChainReader = Client<Transport, Chain>

/** The universal resolver's functions (https://docs.ens.domains/resolvers/universal), and a resolver's own `text`. */
export const resolverCalls = {
  reverse: ['reverseWithGateways(bytes,uint256,string[])', '0xb7d6ca64'],
  resolve: ['resolveWithGateways(bytes,bytes,string[])', '0xa1472844'],
  text: ['text(bytes32,string)', '0x59d1d43c'],
} as const

/** How it says that there is no name, no record, or none that can be believed. */
export const resolverNothings = [
  ['HttpError(uint16,string)', '0x01800152'],
  ['ResolverError(bytes)', '0x95c0c752'],
  ['ResolverNotContract(bytes,address)', '0x1e9535f2'],
  ['ResolverNotFound(bytes)', '0x77209fe8'],
  ['ReverseAddressMismatch(string,bytes)', '0xef9c03ce'],
  ['UnsupportedResolverProfile(bytes4)', '0x7b1c461b'],
  // It lies off the chain (EIP-3668): a gateway of somebody else's would learn who looks, so it is not followed.
  ['OffchainLookup(address,string[],bytes,bytes4,bytes)', '0x556f1830'],
] as const

/** The resolver hands what lies off the chain back to whoever asks, instead of naming gateways of its own. */
export const ownGateways = ['x-batch-gateway:true'] as const

/**
 * Asks a chain's universal resolver, which the chain must have.
 * @returns its answer, `null` where there is nothing
 * @throws {Error} of viem, when the node is down or the resolver refuses otherwise; `LoveError` `unexpected` without one
 */
export async function askResolver(client: ChainReader, data: Hex): Promise<Hex | null> {
  const to = client.chain.contracts?.ensUniversalResolver?.address
  if (!to) throw new LoveError('unexpected')
  try {
    return await client.request({ method: 'eth_call', params: [{ to, data }, 'latest'] })
  } catch (error) {
    const refusal = refusalOf(error)
    if (resolverNothings.some(([, selector]) => refusal.startsWith(selector))) return null
    throw error
  }
}

/** What a contract said when it refused, nothing when something else went wrong. */
function refusalOf(error: unknown): string {
  for (let cause = error; cause instanceof Object; cause = Reflect.get(cause, 'cause')) {
    const data: unknown = Reflect.get(cause, 'data')
    if (typeof data === 'string' && data.startsWith('0x')) return data
  }
  return ''
}
