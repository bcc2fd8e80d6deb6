import {
  type Client,
  decodeFunctionResult,
  encodeAbiParameters,
  encodeFunctionData,
  keccak256,
  parseAbi,
  parseAbiParameters,
} from 'viem'
import { rpc } from '@/chain/rpc'
import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import type { MarketPool } from '@/domain/market/pool-event'
import type { PoolState } from '@/domain/market/pool-state'
import { UnusableAnswer } from './unusable-answer'

const poolAbi = parseAbi([
  'function getReserves() view returns (uint112, uint112, uint32)',
  // The fields after the tick differ between the forks of V3.
  'function slot0() view returns (uint160, int24)',
  'function liquidity() view returns (uint128)',
])
const managerAbi = parseAbi(['function extsload(bytes32 startSlot, uint256 nSlots) view returns (bytes32[])'])
const multicallAbi = parseAbi([
  'struct Call { address target; bool allowFailure; bytes callData; }',
  'struct Answer { bool success; bytes returnData; }',
  'function aggregate3(Call[] calls) view returns (Answer[])',
])

type Call = { readonly target: Address; readonly callData: Hex }

/** The calls that read the state of a pool, and their results as a state; null if there is no pool. */
type Reading = {
  readonly calls: readonly Call[]
  readonly decode: (results: readonly Hex[]) => PoolState | null
}

/**
 * Reads the state of pools at one block in one `eth_call` (Multicall3), in the given order; null for an address
 * without a pool, and for a pool that was never initialized. The block is identified by its hash (EIP-1898), so that
 * the answer cannot be from another fork. Without pools it sends no request.
 *
 * A pool of V4 is read from the storage of its manager, as `StateLibrary` of Uniswap's v4-core and its `StateView` do,
 * so that a pool needs no other contract.
 * @throws {UnusableAnswer} if the answer does not have one result per call, or a result cannot be read
 * @throws viem's errors if the node does not answer or does not have the block
 */
export async function readPoolStates(
  client: Client,
  multicall3: Address,
  pools: readonly Pick<MarketPool, 'id' | 'source'>[],
  blockHash: string,
): Promise<readonly (PoolState | null)[]> {
  if (pools.length === 0) return []
  const readings = pools.map(readingOf)
  const calls = readings.flatMap((reading) => reading.calls)
  const data = encodeFunctionData({
    abi: multicallAbi,
    functionName: 'aggregate3',
    args: [calls.map((call) => ({ ...call, allowFailure: true }))],
  })
  const block = { blockHash: blockHash as Hex }
  const answer = await rpc(client, 'eth_call', [{ to: multicall3, data }, block])
  const answers = decode(() =>
    decodeFunctionResult({ abi: multicallAbi, functionName: 'aggregate3', data: answer }),
  )
  if (answers.length !== calls.length) throw new UnusableAnswer('The node gave other pools than asked for')
  const left = [...answers]
  return readings.map((reading) => {
    const own = left.splice(0, reading.calls.length)
    if (own.some(({ success, returnData }) => !success || returnData === '0x')) return null
    return decode(() => reading.decode(own.map(({ returnData }) => returnData)))
  })
}

function readingOf({ id, source }: Pick<MarketPool, 'id' | 'source'>): Reading {
  switch (source.kind) {
    case 'v2':
      return {
        calls: [{ target: source.pool, callData: callDataOf.getReserves }],
        decode: ([reserves = '0x']) => {
          const [reserve0, reserve1] = decodeFunctionResult({
            ...{ abi: poolAbi, functionName: 'getReserves' as const, data: reserves },
          })
          return { kind: 'reserves', reserve0, reserve1 }
        },
      }
    case 'v3':
      return {
        calls: [
          { target: source.pool, callData: callDataOf.slot0 },
          { target: source.pool, callData: callDataOf.liquidity },
        ],
        decode: ([slot0 = '0x', held = '0x']) => {
          const [sqrtPriceX96, tick] = decodeFunctionResult({
            ...{ abi: poolAbi, functionName: 'slot0' as const, data: slot0 },
          })
          const liquidity = decodeFunctionResult({ abi: poolAbi, functionName: 'liquidity', data: held })
          return concentrated(sqrtPriceX96, liquidity, tick)
        },
      }
    case 'v4':
      return {
        calls: [{ target: source.manager, callData: storageOf(id as Hex) }],
        decode: ([data = '0x']) => {
          const words = decodeFunctionResult({ abi: managerAbi, functionName: 'extsload', data })
          const [slot0, liquidity] = [words[0], words[liquidityOffset]]
          if (words.length !== liquidityOffset + 1 || !slot0 || !liquidity)
            throw new RangeError('other slots')
          const packed = BigInt(slot0)
          const tick = Number(BigInt.asIntN(24, packed >> 160n))
          return concentrated(BigInt.asUintN(160, packed), BigInt.asUintN(128, BigInt(liquidity)), tick)
        },
      }
  }
}

const callDataOf = {
  getReserves: encodeFunctionData({ abi: poolAbi, functionName: 'getReserves' }),
  slot0: encodeFunctionData({ abi: poolAbi, functionName: 'slot0' }),
  liquidity: encodeFunctionData({ abi: poolAbi, functionName: 'liquidity' }),
}

/** The slot of the mapping of pools in the manager, and of the liquidity in a pool (`StateLibrary.sol`). */
const poolsSlot = 6n
const liquidityOffset = 3

const slotParameters = parseAbiParameters('bytes32, uint256')

function storageOf(id: Hex): Hex {
  const first = keccak256(encodeAbiParameters(slotParameters, [id, poolsSlot]))
  const args = [first, BigInt(liquidityOffset + 1)] as const
  return encodeFunctionData({ abi: managerAbi, functionName: 'extsload', args })
}

/** A pool has a price from its initialization on. */
function concentrated(sqrtPriceX96: bigint, liquidity: bigint, tick: number): PoolState | null {
  return sqrtPriceX96 === 0n ? null : { kind: 'concentrated', sqrtPriceX96, liquidity, tick }
}

function decode<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    throw new UnusableAnswer('The state of a pool cannot be read', { cause: error })
  }
}
