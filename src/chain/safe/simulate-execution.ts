import type { Client, Hex } from 'viem'
import { type Address, isSameAddress } from '@/domain/address'
import { type RevertReason, readRevertReason, reasonIn } from './revert-reason'

/** What a contract reports during a call (its event). */
export type SimulatedLog = { address: Address; topics: readonly Hex[]; data: Hex }

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
/** More logs are no transaction that a person reads. */
const mostLogs = 500

/**
 * Lets a node run the execution of a Safe's transaction, guards and delegate calls included, without changing anything
 * (`eth_simulateV1`, https://ethereum.github.io/execution-apis/). Transfers of the native coin come as logs of 0xeeee….
 * Never throws: without an answer that can be read, nothing is known.
 */
export async function simulateExecution(
  client: Client,
  { safe, from, data, call }: Question,
): Promise<Simulation> {
  const asked = {
    blockStateCalls: [
      {
        stateOverrides: { [safe]: { stateDiff: { [thresholdSlot]: one } } },
        calls: [{ from, to: safe, data, gas: `0x${gas.toString(16)}` }],
      },
    ],
    traceTransfers: true,
    validation: false,
  }
  try {
    const answer = await client.request({ method: 'eth_simulateV1', params: [asked, 'latest'] } as never)
    const read = readAnswer(answer)
    if (!read || read.gasUsed > 0.95 * gas) return { kind: 'unknown', why: 'no-answer' }
    const { block, logs, isSuccess, returned } = read
    const says = (event: string) =>
      logs.some(({ address, topics }) => isSameAddress(address, safe) && topics[0] === event)
    if (isSuccess && says(success) && !says(failure)) return { kind: 'runs', block, logs }
    if (isSuccess && !says(failure)) return { kind: 'unknown', why: 'no-answer' }
    // A Safe tells with its own code that its call failed; the call itself says why.
    const inner = call && (await readRevertReason(client, { from: safe, ...call }, block).catch(() => null))
    return { kind: 'fails', block, reason: inner ?? reasonIn(returned) }
  } catch (error) {
    return { kind: 'unknown', why: isNotOffered(error) ? 'not-offered' : 'no-answer' }
  }
}

function readAnswer(answer: unknown) {
  const [block] = Array.isArray(answer) && answer.length === 1 ? answer : []
  const { number, calls } = Object(block) as { number?: unknown; calls?: unknown }
  const [called] = Array.isArray(calls) && calls.length === 1 ? calls : []
  const { status, gasUsed, returnData, logs } = Object(called) as Readonly<Record<string, unknown>>
  if (!isNumber(number) || !isNumber(gasUsed) || !isBytes(returnData) || !Array.isArray(logs)) return null
  if ((status !== '0x0' && status !== '0x1') || logs.length > mostLogs || !logs.every(isLog)) return null
  // The simulated block follows the one whose state it has.
  const at = BigInt(number) > 0n ? BigInt(number) - 1n : 0n
  return { block: at, logs, isSuccess: status === '0x1', returned: returnData, gasUsed: Number(gasUsed) }
}

function isLog(log: unknown): log is SimulatedLog {
  const { address, topics, data } = Object(log) as Readonly<Record<string, unknown>>
  const areTopics = Array.isArray(topics) && topics.length <= 4 && topics.every(isWord)
  return isBytes(address) && address.length === 42 && areTopics && isBytes(data)
}

function isNumber(value: unknown): value is Hex {
  return typeof value === 'string' && /^0x[0-9a-f]{1,16}$/i.test(value)
}

function isWord(value: unknown): value is Hex {
  return isBytes(value) && value.length === 66
}

function isBytes(value: unknown): value is Hex {
  return typeof value === 'string' && /^0x([0-9a-f]{2})*$/i.test(value)
}

/** `Method not found` (JSON-RPC 2.0) and `Method not supported` (EIP-1474), below viem's own errors. */
function isNotOffered(error: unknown): boolean {
  for (let cause = error; cause instanceof Object; cause = Reflect.get(cause, 'cause')) {
    const code: unknown = Reflect.get(cause, 'code')
    if (code === -32_601 || code === -32_004) return true
  }
  return false
}
