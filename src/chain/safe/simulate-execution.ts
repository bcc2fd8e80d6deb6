import type { Client, Hex } from 'viem'
import { type SimulatedCall, type SimulatedLog, simulateCalls } from '@/chain/simulation/simulate-calls'
import { type Address, isSameAddress } from '@/domain/address'
import { balanceReader, balanceReaderCode, balanceReaderData } from '@/domain/wallet/balance-reader'
import { type RevertReason, readRevertReason, reasonIn } from './revert-reason'

/** What a node says an execution would come to at the newest block; `unknown` is no statement at all. */
export type Simulation =
  /** `gained`: growth of the Safe's balance of the native coin, in wei; negative for a loss. */
  | { kind: 'runs'; block: bigint; logs: readonly SimulatedLog[]; gained: bigint }
  | { kind: 'fails'; block: bigint; reason: RevertReason }
  | { kind: 'unknown'; why: 'not-offered' | 'no-answer' }

type Question = {
  safe: Address
  /** An owner of the Safe. */
  from: Address
  /** Of `execTransaction`, with this owner as the only one that agrees. */
  data: Hex
  /** What the Safe calls, to read why it fails; null for a delegate call. */
  call: { to: Address; value: bigint; data: Hex } | null
}

/** Gas of a simulated execution; a larger one stays unknown. With the reads of the balance it is ten million. */
const gas = 9_800_000
/** Slot of a Safe's storage with its threshold, for the time of the simulation 1. */
const [thresholdSlot, one] = [`0x${'4'.padStart(64, '0')}`, `0x${'1'.padStart(64, '0')}`] as const
/** Gas of a read of a balance. */
const balanceGas = 100_000
/** keccak256 of `ExecutionSuccess(bytes32,uint256)`. */
const success = '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e'
/** The two answers of `execTransaction`. */
const [hasRun, hasFailed] = [one, `0x${'0'.repeat(64)}`] as const

/**
 * Lets a node run the execution of a Safe's transaction, guards and delegate calls included, without changing anything
 * (`eth_simulateV1`, https://ethereum.github.io/execution-apis/). Transfers of the native coin come as logs; nodes log those that
 * fail, too, so the balance of the Safe is read before and after. The result is the answer of `execTransaction`: code that runs as
 * the Safe can report any of its events. Never throws: without an answer that can be read, nothing is known.
 */
export async function simulateExecution(
  client: Client,
  { safe, from, data, call }: Question,
): Promise<Simulation> {
  const stateOverrides = {
    [safe]: { stateDiff: { [thresholdSlot]: one } },
    [balanceReader]: { code: balanceReaderCode },
  }
  const balance = { from, to: balanceReader, data: balanceReaderData(safe), gas: balanceGas }
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
  const isReported = logs.some(({ address, topics }) => isSameAddress(address, safe) && topics[0] === success)
  if (isSuccess && returned === hasRun && isReported) {
    const gained = difference(before, after)
    return gained === null ? { kind: 'unknown', why: 'no-answer' } : { kind: 'runs', block, logs, gained }
  }
  if (isSuccess && returned !== hasFailed) return { kind: 'unknown', why: 'no-answer' }
  // A Safe tells with its own code that its call failed; the call itself says why.
  const inner = call && (await readRevertReason(client, { from: safe, ...call }, block).catch(() => null))
  return { kind: 'fails', block, reason: inner ?? reasonIn(returned) }
}

function difference(before: SimulatedCall | undefined, after: SimulatedCall | undefined): bigint | null {
  if (!before?.isSuccess || !after?.isSuccess) return null
  if (before.returned.length !== 66 || after.returned.length !== 66) return null
  return BigInt(after.returned) - BigInt(before.returned)
}
