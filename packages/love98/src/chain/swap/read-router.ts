import type { Client } from 'viem'
import { isRevert } from '@/chain/node-failure'
import { rpc } from '@/chain/rpc'
import { decodeAddress } from '@/domain/abi'
import { type Address, isSameAddress } from '@/domain/address'
import type { Exchange } from '@/domain/community/main-exchange'
import type { Hex } from '@/domain/hex'
import * as selectors from '@/domain/selectors'

/**
 * Returns true if the contract of the router confirms that it uses the factory and the wrapped coin of the exchange.
 * Swaps through another router would use pools that the page does not show.
 * @throws viem's errors if the node does not answer
 */
export async function isRouterOf(
  client: Client,
  router: Address,
  { factory, wrappedNative }: Pick<Exchange, 'factory' | 'wrappedNative'>,
): Promise<boolean> {
  if (!factory || !wrappedNative) return false
  const [itsFactory, itsCoin] = await Promise.all(
    [selectors.factory, selectors.wrappedNative].map((data) => addressFrom(client, { to: router, data })),
  )
  return isSameAddress(factory, itsFactory ?? null) && isSameAddress(wrappedNative, itsCoin ?? null)
}

/** @returns null if the contract refuses the call, or its answer is not an address */
async function addressFrom(client: Client, call: { to: Address; data: Hex }): Promise<Address | null> {
  try {
    return decodeAddress(await rpc(client, 'eth_call', [call, 'latest']))
  } catch (error) {
    if (isRevert(error)) return null
    throw error
  }
}
