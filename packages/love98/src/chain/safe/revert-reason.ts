import type { Client } from 'viem'
import { isExecutionFailure } from '@/chain/node-failure'
import { rpc } from '@/chain/rpc'
import { decodeFirstBytes, wordAt } from '@/domain/abi'
import type { Address } from '@/domain/address'
import * as errorSelectors from '@/domain/error-selectors'
import { type Hex, hexToText, toQuantity } from '@/domain/hex'

/** The reason of a revert: the text of `Error(string)`, the number of a `Panic`, or the selector of another error. */
export type RevertReason = { text: string } | { panic: bigint } | { selector: Hex } | null

type Call = { from: Address; to: Address; value?: bigint; data: Hex }

/**
 * Runs a call at a block without changing anything, and reads the reason of its revert. Null if it does not revert
 * there, or gives no reason.
 * @param block number
 * @throws viem's errors if the node does not answer
 */
export async function readRevertReason(client: Client, call: Call, block: bigint): Promise<RevertReason> {
  const data = await readRevertData(client, call, block)
  return data === null ? null : reasonFromRevertData(data)
}

/**
 * Runs a call at a block without changing anything, and returns the bytes of its revert; null if it does not revert.
 * @param block number
 * @throws viem's errors if the node does not answer
 */
export async function readRevertData(client: Client, call: Call, block: bigint): Promise<Hex | null> {
  const { from, to, data, value = 0n } = call
  const question = { from, to, data, value: toQuantity(value) }
  try {
    await rpc(client, 'eth_call', [question, toQuantity(block)])
    return null
  } catch (error) {
    if (!isExecutionFailure(error)) throw error
    return revertDataOf(error)
  }
}

/** `Error(string)` and `Panic(uint256)` of Solidity, and any other error by its selector. */
export function reasonFromRevertData(data: Hex): RevertReason {
  try {
    if (data.startsWith(errorSelectors.error))
      return { text: hexToText(decodeFirstBytes(`0x${data.slice(10)}`)).slice(0, 200) }
    if (data.startsWith(errorSelectors.panic)) return { panic: wordAt(data, 10) }
  } catch {
    // The data is not encoded as its selector requires.
  }
  return data.length >= 10 ? { selector: `0x${data.slice(2, 10)}` } : null
}

/** The revert data in an error's causes (EIP-1474, code 3). */
export function revertDataOf(error: unknown): Hex {
  for (let cause = error; cause instanceof Object; cause = Reflect.get(cause, 'cause')) {
    const data: unknown = Reflect.get(cause, 'data')
    if (typeof data === 'string' && /^0x([0-9a-f]{2})*$/i.test(data)) return data as Hex
  }
  return '0x'
}
