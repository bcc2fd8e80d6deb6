import type { Client, Hex } from 'viem'
import { type SimulatedLog, simulateCalls } from '@/chain/simulation/simulate-calls'
import { type Address, isSameAddress } from '@/domain/address'
import { type RevertReason, readRevertReason, reasonIn } from './revert-reason'

/** What a node says an execution would come to at the newest block; `unknown` is no statement at all. */
export type Simulation =
  | { kind: 'runs'; block: bigint; logs: readonly SimulatedLog[] }
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

/** Gas of a simulated execution; a larger one stays unknown. */
const gas = 10_000_000
/** Slot of a Safe's storage with its threshold, for the time of the simulation 1. */
const [thresholdSlot, one] = [`0x${'4'.padStart(64, '0')}`, `0x${'1'.padStart(64, '0')}`] as const
/** keccak256 of `ExecutionSuccess(bytes32,uint256)` and `ExecutionFailure(bytes32,uint256)`. */
const success = '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e'
const failure = '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23'
/**
 * Lets a node run the execution of a Safe's transaction, guards and delegate calls included, without changing anything
 * (`eth_simulateV1`, https://ethereum.github.io/execution-apis/). Transfers of the native coin come as logs.
 * Never throws: without an answer that can be read, nothing is known.
 */
export async function simulateExecution(
  client: Client,
  { safe, from, data, call }: Question,
): Promise<Simulation> {
  const stateOverrides = { [safe]: { stateDiff: { [thresholdSlot]: one } } }
  const simulated = await simulateCalls(client, { calls: [{ from, to: safe, data, gas }], stateOverrides })
  if (simulated.kind === 'unknown') return simulated
  const [called] = simulated.kind === 'ran' ? simulated.calls : []
  if (simulated.kind !== 'ran' || !called || called.gasUsed > 0.95 * gas)
    return { kind: 'unknown', why: 'no-answer' }
  const { block } = simulated
  const { isSuccess, returned, logs } = called
  const says = (event: string) =>
    logs.some(({ address, topics }) => isSameAddress(address, safe) && topics[0] === event)
  if (isSuccess && says(success) && !says(failure)) return { kind: 'runs', block, logs }
  if (isSuccess && !says(failure)) return { kind: 'unknown', why: 'no-answer' }
  // A Safe tells with its own code that its call failed; the call itself says why.
  const inner = call && (await readRevertReason(client, { from: safe, ...call }, block).catch(() => null))
  return { kind: 'fails', block, reason: inner ?? reasonIn(returned) }
}
