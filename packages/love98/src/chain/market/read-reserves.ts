import { type Client, decodeFunctionResult, encodeFunctionData, parseAbi } from 'viem'
import { rpc } from '@/chain/rpc'
import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import { UnusableAnswer } from './unusable-answer'

/** The reserves of a pool's two tokens, in smallest units. */
export type Reserves = { readonly reserve0: bigint; readonly reserve1: bigint }

const poolAbi = parseAbi(['function getReserves() view returns (uint112, uint112, uint32)'])
const multicallAbi = parseAbi([
  'struct Call { address target; bool allowFailure; bytes callData; }',
  'struct Answer { bool success; bytes returnData; }',
  'function aggregate3(Call[] calls) view returns (Answer[])',
])

/**
 * Reads the reserves of pools at one block in one `eth_call` (Multicall3), in the given order; null for an address
 * without a pool. The block is identified by its hash (EIP-1898), so that the answer cannot be from another fork.
 * Without pools it sends no request.
 * @throws {UnusableAnswer} if the answer does not have one result per pool
 * @throws viem's errors if the node does not answer or does not have the block
 */
export async function readReserves(
  client: Client,
  multicall3: Address,
  pools: readonly Address[],
  blockHash: string,
): Promise<readonly (Reserves | null)[]> {
  if (pools.length === 0) return []
  const callData = encodeFunctionData({ abi: poolAbi, functionName: 'getReserves' })
  const data = encodeFunctionData({
    abi: multicallAbi,
    functionName: 'aggregate3',
    args: [pools.map((target) => ({ target, allowFailure: true, callData }))],
  })
  const block = { blockHash: blockHash as Hex }
  const answer = await rpc(client, 'eth_call', [{ to: multicall3, data }, block])
  const answers = decode(() =>
    decodeFunctionResult({ abi: multicallAbi, functionName: 'aggregate3', data: answer }),
  )
  if (answers.length !== pools.length) throw new UnusableAnswer('The node gave other reserves than asked for')
  return answers.map(({ success, returnData }) => {
    if (!success || returnData === '0x') return null
    const [reserve0, reserve1] = decode(() =>
      decodeFunctionResult({ abi: poolAbi, functionName: 'getReserves', data: returnData }),
    )
    return { reserve0, reserve1 }
  })
}

function decode<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    throw new UnusableAnswer('The reserves cannot be read', { cause: error })
  }
}
