import type { Client } from 'viem'
import { encodeWord, wordAt } from '@/domain/abi'
import type { Address } from '@/domain/address'
import { type Hex, toQuantity } from '@/domain/hex'
import { UnusableAnswer } from './market/unusable-answer'
import { rpc } from './rpc'

export type BatchedCall = {
  readonly to: Address
  readonly data: Hex
  /**
   * The call before this one, by its place, whose first returned word replaces the word at `at` bytes of the data. Without
   * that word this call is not made.
   */
  readonly takes?: { readonly from: number; readonly at: number }
}

export type CallResult =
  | {
      readonly kind: 'returned' | 'reverted'
      /** The first 128 bytes of what it returned, or of the reason of the revert. */
      readonly data: Hex
      readonly isOutOfGas: boolean
    }
  /** The gas of the batch did not suffice, or the call before it reverted. */
  | { readonly kind: 'not-made' }

/** The largest number of calls of a batch. Their results must fit into 24,576 bytes (EIP-170). */
export const mostCalls = 48

/** The gas of a batch: below 2^24, the limit of a transaction (EIP-7825), which some nodes apply to calls as well. */
const gasOfBatch = 16_000_000
/** The gas of each call: that of a swap across more than a hundred positions. */
const gasOfCall = 3_500_000
/** The gas for each byte that creation code returns (EIP-2), and for the rest of the program. */
const [gasOfByte, gasOfRest] = [200, 150_000]

/** A result: the outcome (1 reverted, 2 returned), the gas used, the length of the data, and its first words. */
const keptBytes = 128
const resultBytes = 96 + keptBytes

/**
 * Makes calls at one block in one `eth_call`, one after another, each with its own limit of gas, which Multicall3 does
 * not have: a quoter of an empty pool would use the gas of all. The calls are made by creation code, as in EIP-6492, so
 * that no contract is needed on the chain.
 * @param calls at most `mostCalls`
 * @param blockHash identifies the block (EIP-1898)
 * @returns the results in the order of the calls
 * @throws {UnusableAnswer} if the answer does not have one result per call
 * @throws viem's errors if the node does not answer or does not have the block
 */
export async function makeCalls(
  client: Client,
  calls: readonly BatchedCall[],
  blockHash: string,
): Promise<readonly CallResult[]> {
  if (calls.length === 0) return []
  if (calls.length > mostCalls) throw new RangeError(`A batch has at most ${mostCalls} calls`)
  const request = { data: programOf(calls), gas: toQuantity(gasOfBatch) }
  const answer = await rpc(client, 'eth_call', [request, { blockHash: blockHash as Hex }])
  if (answer.length !== 2 + 2 * resultBytes * calls.length)
    throw new UnusableAnswer('The node gave other results than asked for')
  return calls.map((_, index) => resultAt(answer, 2 + 2 * resultBytes * index))
}

function resultAt(answer: Hex, place: number): CallResult {
  const [outcome = 0n, gas = 0n, size = 0n] = [0, 1, 2].map((word) => wordAt(answer, place + 64 * word))
  if (outcome === 0n) return { kind: 'not-made' }
  const start = place + 3 * 64
  const length = Math.min(Number(size), keptBytes)
  return {
    kind: outcome === 2n ? 'returned' : 'reverted',
    data: `0x${answer.slice(start, start + 2 * length)}`,
    // Each contract on the way keeps a 64th of the gas (EIP-150); a hook of V4 is the sixth.
    isOutOfGas: outcome === 1n && gas >= BigInt(Math.floor(gasOfCall * 0.88)),
  }
}

/** Opcodes of the EVM (https://ethereum.org/en/developers/docs/evm/opcodes). */
const op = {
  add: '01',
  sub: '03',
  lt: '10',
  eq: '14',
  isZero: '15',
  codeCopy: '39',
  returnDataSize: '3d',
  mLoad: '51',
  mStore: '52',
  jumpIf: '57',
  gas: '5a',
  jumpDest: '5b',
  swap1: '90',
  call: 'f1',
  return: 'f3',
} as const

/** Pushes a number of at most four bytes. */
function push(value: number): string {
  return `63${value.toString(16).padStart(8, '0')}`
}

/**
 * Writes the program: the calls, the return of all results, and the data of the calls, which follows the code. Results
 * are at the start of the memory, and the data of the current call is behind them.
 */
function programOf(calls: readonly BatchedCall[]): Hex {
  const returned = resultBytes * calls.length
  const end = [push(returned), push(0), op.return].join('')
  const needed = Math.ceil((gasOfCall * 64) / 63) + gasOfByte * returned + gasOfRest
  // All numbers have the same length, so the length of the code does not depend on the places in it.
  const codeOf = (dataStart: number) => {
    let [code, data] = ['', dataStart]
    for (const [index, call] of calls.entries()) {
      const places = { code: code.length / 2, data, memory: returned, result: resultBytes * index }
      code += callCode(call, places, needed)
      data += sizeOf(call)
    }
    return code + end
  }
  const code = codeOf(codeOf(0).length / 2)
  return `0x${code}${calls.map(({ data }) => data.slice(2)).join('')}`
}

const sizeOf = ({ data }: BatchedCall) => (data.length - 2) / 2

/** Places in bytes: of this code, of the data behind the code, and in the memory. */
type Places = {
  readonly code: number
  readonly data: number
  readonly memory: number
  readonly result: number
}

function callCode(call: BatchedCall, places: Places, needed: number): string {
  const { to, takes } = call
  const { data, memory, result } = places
  const size = sizeOf(call)
  const given = resultBytes * (takes?.from ?? 0)
  const write = (skip: number) =>
    [
      ...(takes ? [push(2), push(given), op.mLoad, op.eq, op.isZero, push(skip), op.jumpIf] : []),
      ...[push(needed), op.gas, op.lt, push(skip), op.jumpIf],
      ...[push(size), push(data), push(memory), op.codeCopy],
      ...(takes ? [push(given + 96), op.mLoad, push(memory + takes.at), op.mStore] : []),
      ...[op.gas, push(keptBytes), push(result + 96), push(size), push(memory), push(0)],
      ...[`73${encodeWord(to).slice(24)}`, push(gasOfCall), op.call],
      ...[push(1), op.add, push(result), op.mStore],
      ...[op.gas, op.swap1, op.sub, push(result + 32), op.mStore],
      ...[op.returnDataSize, push(result + 64), op.mStore, op.jumpDest],
    ].join('')
  return write(places.code + write(0).length / 2 - 1)
}
