import { type Client, encodeAbiParameters, keccak256, parseAbiParameters } from 'viem'
import { v4PoolId } from '@/chain/prices/pool-address'
import { rpc } from '@/chain/rpc'
import { encodeCall } from '@/domain/abi'
import type { Address } from '@/domain/address'
import { type Hex, toQuantity } from '@/domain/hex'
import * as selectors from '@/domain/selectors'
import { type SpotPrice, spotFromSqrt } from '@/domain/swap/price-impact'
import { v2Fee } from '@/domain/swap/quote'
import type { SwapHop } from '@/domain/swap/swap-route'
import { isToken0, readPoolReserves } from './pool-reserves'

/**
 * Reads the price of a hop's pool at a block, in its direction, with its fee.
 * @param block number
 * @returns null without a pool or a price
 * @throws viem's errors if the node does not answer
 */
export async function readSpotPrice(
  client: Client,
  { source, path }: SwapHop,
  block: bigint,
): Promise<SpotPrice | null> {
  if (source.kind === 'v2') {
    const reserves = await readPoolReserves(client, { address: source.pool, path }, block)
    return reserves && { numerator: reserves.out, denominator: reserves.in, fee: v2Fee }
  }
  const ask = async (to: Address, data: Hex) =>
    BigInt((await rpc(client, 'eth_call', [{ to, data }, toQuantity(block)])).slice(0, 66))
  const isFirst = isToken0(...path)
  if (source.kind === 'v3') {
    const word = await ask(source.pool, selectors.slot0)
    return spotFromSqrt(word, isFirst, source.fee)
  }
  const word = await ask(source.manager, encodeCall(selectors.extsload, stateSlot(v4PoolId(source.key))))
  const lpFee = Number((word >> 208n) & 0xffffffn)
  return spotFromSqrt(word & ((1n << 160n) - 1n), isFirst, lpFee)
}

/** The slot of the mapping of pools in the manager (`StateLibrary.POOLS_SLOT` of `v4-core`). */
const poolsSlot = 6n

const slotParameters = parseAbiParameters('bytes32, uint256')

/** Computes the slot with a pool's price, tick and fees (`Pool.State.slot0`). */
function stateSlot(id: Hex): Hex {
  return keccak256(encodeAbiParameters(slotParameters, [id, poolsSlot]))
}
