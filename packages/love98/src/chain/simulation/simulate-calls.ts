import type { Client } from 'viem'
import { type RpcLog, rpc } from '@/chain/rpc'
import { encodeWord } from '@/domain/abi'
import type { Address } from '@/domain/address'
import { type Hex, toQuantity } from '@/domain/hex'
import { withoutDuplicates } from '@/domain/wallet/native-transfer-logs'

export type SimulatedCall = {
  isSuccess: boolean
  returned: Hex
  gasUsed: number
  logs: readonly RpcLog[]
}

/** The results of calls that a node runs one after the other; `unknown`: the node gives no results. */
export type SimulatedBlock =
  /** `time` of the simulated block, seconds since 1970; null if the node does not report it. */
  | { kind: 'ran'; block: bigint; time: bigint | null; calls: readonly SimulatedCall[] }
  | { kind: 'unfunded' }
  | { kind: 'unknown'; why: 'not-offered' | 'no-answer' }

type SimulationRequest = {
  /** `value` in wei. */
  calls: readonly { from: Address; to: Address; value?: bigint; data: Hex; gas: number }[]
  /**
   * The time of the simulated block, seconds since 1970.
   * @default the node's choice
   */
  time?: bigint
  stateOverrides?: Readonly<Record<Address, { stateDiff: Readonly<Record<Hex, Hex>> } | { code: Hex }>>
}

const mostLogs = 500
const noParent = `0x${encodeWord(0n)}`

/**
 * Runs calls on a node in one block on the latest state, without changing anything (`eth_simulateV1`,
 * https://ethereum.github.io/execution-apis/). Transfers of the native coin are logs, once each, of the address 0xeeee…
 * or of the protocol (EIP-7708). Never throws: without a readable answer, the result is `unknown`.
 */
export async function simulateCalls(
  client: Client,
  { calls, time, stateOverrides }: SimulationRequest,
): Promise<SimulatedBlock> {
  const asked = {
    blockStateCalls: [
      {
        ...(time && { blockOverrides: { time: toQuantity(time) } }),
        ...(stateOverrides && { stateOverrides }),
        calls: calls.map(({ value, gas, ...call }) => ({
          ...call,
          ...(value && { value: toQuantity(value) }),
          gas: toQuantity(gas),
        })),
      },
    ],
    traceTransfers: true,
    validation: false,
  }
  try {
    const answer = await rpc(client, 'eth_simulateV1', [asked, 'latest'])
    return readAnswer(answer, calls.length) ?? { kind: 'unknown', why: 'no-answer' }
  } catch (error) {
    if (causes(error).some(isUnfunded)) return { kind: 'unfunded' }
    return { kind: 'unknown', why: causes(error).some(isNotOffered) ? 'not-offered' : 'no-answer' }
  }
}

function readAnswer(answer: unknown, count: number): SimulatedBlock | null {
  const [block] = Array.isArray(answer) && answer.length === 1 ? answer : []
  const { number, timestamp, parentHash, calls } = Object(block) as Readonly<Record<string, unknown>>
  if (!isNumber(number) || !Array.isArray(calls) || calls.length !== count) return null
  const read = calls.flatMap((call) => readCall(call) ?? [])
  if (read.length !== count || read.some(({ logs }) => logs.length > mostLogs)) return null
  // The simulated block follows the block whose state it uses. anvil 1.7.1 gives it the number of that block and no
  // parent.
  const isParent = number === '0x0' || parentHash === noParent
  return {
    kind: 'ran',
    block: isParent ? BigInt(number) : BigInt(number) - 1n,
    time: isNumber(timestamp) ? BigInt(timestamp) : null,
    calls: read,
  }
}

function readCall(call: unknown): SimulatedCall | null {
  const { status, gasUsed, returnData, logs } = Object(call) as Readonly<Record<string, unknown>>
  if (!isNumber(gasUsed) || !isBytes(returnData) || !Array.isArray(logs)) return null
  if ((status !== '0x0' && status !== '0x1') || logs.length > 2 * mostLogs || !logs.every(isLog)) return null
  const isSuccess = status === '0x1'
  // Nodes also report the native transfers of a call that reverted.
  return {
    isSuccess,
    returned: returnData,
    gasUsed: Number(gasUsed),
    logs: isSuccess ? withoutDuplicates(logs) : [],
  }
}

function isLog(log: unknown): log is RpcLog {
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

/** Returns the error and its causes; viem wraps the node's answer in its own errors. */
function causes(error: unknown): readonly object[] {
  const found: object[] = []
  for (let cause = error; cause instanceof Object; cause = Reflect.get(cause, 'cause')) found.push(cause)
  return found
}

/** `Method not found` (JSON-RPC 2.0) and `Method not supported` (EIP-1474). */
function isNotOffered(cause: object): boolean {
  const code: unknown = Reflect.get(cause, 'code')
  return code === -32_601 || code === -32_004
}

/** The code in the method's own specification, and the message of nodes that use another code. */
function isUnfunded(cause: object): boolean {
  const [code, details]: unknown[] = [Reflect.get(cause, 'code'), Reflect.get(cause, 'details')]
  return code === -38_014 || (typeof details === 'string' && /\binsufficient funds\b/i.test(details))
}
