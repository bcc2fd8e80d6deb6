import type { Client } from 'viem'
import { rpc } from '@/chain/rpc'
import { decodeUint, encodeBalanceOf } from '@/domain/abi'
import type { Address } from '@/domain/address'

export type BalanceWithBlock = {
  /** In the smallest unit. */
  readonly balance: bigint
  /** The number of the block at which the balance was read. */
  readonly block: bigint
}

/**
 * Reads the number of the newest block, and an account's balance of a token (ERC-20) at exactly that block.
 * @throws {RangeError} if the contract returns no amount
 * @throws viem's errors if the node does not answer
 */
export async function readBalanceWithBlock(
  client: Client,
  account: Address,
  token: Address,
): Promise<BalanceWithBlock> {
  const number = await rpc(client, 'eth_blockNumber', [])
  const answer = await rpc(client, 'eth_call', [{ to: token, data: encodeBalanceOf(account) }, number])
  const balance = decodeUint(answer)
  if (balance === null) throw new RangeError('the contract returns no amount')
  return { balance, block: BigInt(number) }
}
