import { BaseError, type Client, type Hex } from 'viem'
import { isFailedCall, isRevert } from '@/chain/node-failure'
import { type RevertReason, reasonIn, revertDataOf } from '@/chain/safe/revert-reason'
import type { Address } from '@/domain/address'

/** The result of running a call on a node without changing anything. */
export type CallTrial =
  | { kind: 'runs' }
  /** `funds`: the sender cannot pay the value and the fees. */
  | { kind: 'fails'; reason: RevertReason | 'funds' }
  /** The node gave no answer, or the call needs more gas than the node allows for a simulation. */
  | { kind: 'unknown' }

/**
 * Runs a call at the latest block (`eth_call`). Never rejects.
 * @param call `value` in wei
 */
export async function tryCall(
  client: Client,
  { from, to, value, data }: { from: Address; to: Address; value: bigint; data: Hex },
): Promise<CallTrial> {
  const question = { from, to, data, value: `0x${value.toString(16)}` }
  try {
    await client.request({ method: 'eth_call', params: [question, 'latest'] } as never)
    return { kind: 'runs' }
  } catch (error) {
    if (isRevert(error)) return { kind: 'fails', reason: reasonIn(revertDataOf(error)) }
    if (isFailedCall(error) && saysFunds(error)) return { kind: 'fails', reason: 'funds' }
    return { kind: 'unknown' }
  }
}

function saysFunds(error: unknown): boolean {
  return error instanceof BaseError && /\binsufficient funds\b/i.test(`${error.details} ${error.message}`)
}
