import { BaseError, type Client } from 'viem'
import { isExecutionFailure, isRevert } from '@/chain/node-failure'
import { rpc } from '@/chain/rpc'
import { type RevertReason, reasonFromRevertData, revertDataOf } from '@/chain/safe/revert-reason'
import type { Address } from '@/domain/address'
import { type Hex, toQuantity } from '@/domain/hex'

export type CallTestResult =
  | { kind: 'runs' }
  /** `funds`: the sender cannot pay the value and the fees. */
  | { kind: 'fails'; reason: RevertReason | 'funds' }
  /** The node gave no answer, or the call needs more gas than the node allows for a simulation. */
  | { kind: 'unknown' }

/**
 * Runs a call at the latest block (`eth_call`). Never rejects.
 * @param call `value` in wei
 */
export async function testCall(
  client: Client,
  { from, to, value, data }: { from: Address; to: Address; value: bigint; data: Hex },
): Promise<CallTestResult> {
  try {
    await rpc(client, 'eth_call', [{ from, to, data, value: toQuantity(value) }, 'latest'])
    return { kind: 'runs' }
  } catch (error) {
    if (isRevert(error)) return { kind: 'fails', reason: reasonFromRevertData(revertDataOf(error)) }
    if (isExecutionFailure(error) && isInsufficientFunds(error)) return { kind: 'fails', reason: 'funds' }
    return { kind: 'unknown' }
  }
}

function isInsufficientFunds(error: unknown): boolean {
  return error instanceof BaseError && /\binsufficient funds\b/i.test(`${error.details} ${error.message}`)
}
