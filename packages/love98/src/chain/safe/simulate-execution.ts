import type { Client } from 'viem'
import type { RpcLog } from '@/chain/rpc'
import { type SimulatedCall, simulateCalls } from '@/chain/simulation/simulate-calls'
import { encodeWord } from '@/domain/abi'
import { type Address, isSameAddress } from '@/domain/address'
import * as eventTopics from '@/domain/event-topics'
import type { Hex } from '@/domain/hex'
import { balanceReader, balanceReaderCode, encodeBalanceCall } from '@/domain/wallet/balance-reader'
import { type RevertReason, readRevertReason, reasonFromRevertData } from './revert-reason'

/** The result of a simulated execution at the latest block; `unknown` means that the node gave no usable answer. */
export type Simulation =
  /** `gained`: growth of the Safe's balance of the native coin, in wei; negative for a loss. */
  | { kind: 'runs'; block: bigint; logs: readonly RpcLog[]; gained: bigint }
  | { kind: 'fails'; block: bigint; reason: RevertReason }
  | { kind: 'unknown'; why: 'not-offered' | 'no-answer' }

type ExecutionRequest = {
  safe: Address
  from: Address
  /** The call data of `execTransaction`, with this owner as the only one that approves. */
  data: Hex
  /** The call of the Safe, to find the reason of a failure; null for a delegate call. */
  call: { to: Address; value: bigint; data: Hex } | null
}

/**
 * The gas limit of a simulated execution; an execution that needs more is `unknown`. Together with the two reads of the
 * balance it is ten million.
 */
const gas = 9_800_000
/** The storage slot of a Safe's threshold, which is set to 1 during the simulation. */
const thresholdSlot: Hex = `0x${encodeWord(4n)}`
/** The gas limit of one read of a balance. */
const balanceGas = 100_000
/** The two return values of `execTransaction`. */
const [hasRun, hasFailed] = [`0x${encodeWord(1n)}`, `0x${encodeWord(0n)}`] as const

/**
 * Simulates the execution of a Safe's transaction on a node, including guards and delegate calls, without changing
 * anything (`eth_simulateV1`, https://ethereum.github.io/execution-apis/). Nodes report transfers of the native coin as
 * logs, including failed transfers, so the balance of the Safe is read before and after. The return value of
 * `execTransaction` decides, because code that runs as the Safe can emit any of its events. Never throws: without a
 * readable answer, the result is `unknown`.
 */
export async function simulateExecution(
  client: Client,
  { safe, from, data, call }: ExecutionRequest,
): Promise<Simulation> {
  const stateOverrides = {
    [safe]: { stateDiff: { [thresholdSlot]: hasRun } },
    [balanceReader]: { code: balanceReaderCode },
  }
  const balance = { from, to: balanceReader, data: encodeBalanceCall(safe), gas: balanceGas }
  const simulated = await simulateCalls(client, {
    calls: [balance, { from, to: safe, data, gas }, balance],
    stateOverrides,
  })
  if (simulated.kind === 'unknown') return simulated
  const [before, called, after] = simulated.kind === 'ran' ? simulated.calls : []
  if (simulated.kind !== 'ran' || !called || called.gasUsed > 0.95 * gas)
    return { kind: 'unknown', why: 'no-answer' }
  const { block } = simulated
  const { isSuccess, returned, logs } = called
  const isReported = logs.some(
    ({ address, topics }) => isSameAddress(address, safe) && topics[0] === eventTopics.executionSuccess,
  )
  if (isSuccess && returned === hasRun && isReported) {
    const gained = difference(before, after)
    return gained === null ? { kind: 'unknown', why: 'no-answer' } : { kind: 'runs', block, logs, gained }
  }
  if (isSuccess && returned !== hasFailed) return { kind: 'unknown', why: 'no-answer' }
  // A Safe reports a failed call with its own error code; simulating the call itself gives its reason.
  const inner = call && (await readRevertReason(client, { from: safe, ...call }, block).catch(() => null))
  return { kind: 'fails', block, reason: inner ?? reasonFromRevertData(returned) }
}

function difference(before: SimulatedCall | undefined, after: SimulatedCall | undefined): bigint | null {
  if (!before?.isSuccess || !after?.isSuccess) return null
  if (before.returned.length !== 66 || after.returned.length !== 66) return null
  return BigInt(after.returned) - BigInt(before.returned)
}
