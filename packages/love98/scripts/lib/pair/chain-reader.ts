import type { Address } from '../../../src/domain/address.ts'
import { type Hex, toQuantity } from '../../../src/domain/hex.ts'
import { isRecord } from '../../../src/domain/is-record.ts'

/** ms. A person waits for the answer. */
const patience = 8000
/** An answer with the texts of a token has less than a kilobyte, and one with the swaps of a day a few megabytes. */
const mostBytes = { call: 256 * 1024, logs: 16 * 1024 * 1024 }

/** A node that did not answer, or answered with something else than JSON-RPC. */
export class NodeError extends Error {
  override readonly name = 'NodeError'
  readonly code = 'node-failed'
}

/** Calls of one chain through one node. */
export type ChainReader = {
  /** @returns null if the call fails in the contract. @throws {NodeError} if the node does not answer */
  readonly call: (to: Address, data: Hex) => Promise<Hex | null>
  /** @throws {NodeError} */
  readonly hasCode: (address: Address) => Promise<boolean>
  /**
   * Reads the logs of a contract from a block on, the oldest first.
   * @param topics null: any
   * @returns null if the node refuses so many blocks or logs
   */
  readonly logs: (
    address: Address,
    topics: readonly (Hex | null)[],
    fromBlock: bigint,
  ) => Promise<readonly ChainLog[] | null>
  /**
   * Estimates the number of the first block of the last day, by the times of recent blocks.
   * @returns null if the node has no such blocks
   */
  readonly firstBlockOfDay: () => Promise<bigint | null>
}

/** A log as a node gives it. */
export type ChainLog = {
  readonly topics: readonly unknown[]
  readonly data: unknown
  readonly transactionHash: string
}

/** Blocks over whose times the length of a day is estimated. */
const measuredBlocks = 1_000n

/**
 * Opens a node after it has confirmed its chain.
 * @param url of the node
 * @throws {NodeError} if the node does not answer in time, or is a node of another chain
 */
export async function openChain(url: string, chainId: number, signal?: AbortSignal): Promise<ChainReader> {
  const answered = await ask(url, 'eth_chainId', [], signal)
  const readBlock = async (block: string) => {
    const { result } = await ask(url, 'eth_getBlockByNumber', [block, false], signal)
    const { number, timestamp } = Object(result)
    return isHexNumber(number) && isHexNumber(timestamp)
      ? { number: BigInt(number), timestamp: BigInt(timestamp) }
      : null
  }
  const found = Number(answered.result)
  if (found !== chainId)
    throw new NodeError(`the node says that it is on chain ${found || 'unknown'}, not ${chainId}`)
  return {
    async call(to, data) {
      const { result } = await ask(url, 'eth_call', [{ to, data }, 'latest'], signal)
      return isHex(result) && result.length > 2 ? result : null
    },
    async hasCode(address) {
      const { result } = await ask(url, 'eth_getCode', [address, 'latest'], signal)
      return isHex(result) && result.length > 2
    },
    async logs(address, topics, fromBlock) {
      const filter = { address, topics, fromBlock: toQuantity(fromBlock), toBlock: 'latest' }
      const answer = await ask(url, 'eth_getLogs', [filter], signal, mostBytes.logs).catch(() => {
        signal?.throwIfAborted()
        return null
      })
      return Array.isArray(answer?.result) ? answer.result.filter(isLog) : null
    },
    async firstBlockOfDay() {
      const newest = await readBlock('latest')
      if (!newest) return null
      const before = newest.number > measuredBlocks ? newest.number - measuredBlocks : 0n
      const older = await readBlock(toQuantity(before))
      if (!older) return null
      if (before === 0n && newest.timestamp - older.timestamp < 86_400n) return 0n
      if (older.timestamp >= newest.timestamp) return null
      const blocks = (86_400n * (newest.number - older.number)) / (newest.timestamp - older.timestamp)
      return newest.number > blocks ? newest.number - blocks : 0n
    },
  }
}

function isLog(value: unknown): value is ChainLog {
  return isRecord(value) && Array.isArray(value.topics) && typeof value.transactionHash === 'string'
}

function isHexNumber(value: unknown): value is Hex {
  return typeof value === 'string' && /^0x[0-9a-f]{1,16}$/i.test(value)
}

function isHex(value: unknown): value is Hex {
  return typeof value === 'string' && /^0x([0-9a-f]{2})*$/i.test(value)
}

async function ask(
  url: string,
  method: string,
  params: readonly unknown[],
  stopped: AbortSignal | undefined,
  most = mostBytes.call,
): Promise<Record<string, unknown>> {
  const timeout = AbortSignal.timeout(patience)
  const signal = stopped ? AbortSignal.any([timeout, stopped]) : timeout
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal,
    })
    const answer: unknown = JSON.parse(await textOf(response, most))
    if (isRecord(answer) && ('result' in answer || 'error' in answer)) return answer
  } catch (error) {
    stopped?.throwIfAborted()
    if (error instanceof NodeError) throw error
    throw new NodeError(timeout.aborted ? `no answer in ${patience / 1000} s` : reasonOf(error), {
      cause: error,
    })
  }
  throw new NodeError('the answer is not JSON-RPC')
}

/** @throws {NodeError} for an answer that is too long */
async function textOf(response: Response, most: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > most) throw new NodeError('the answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function reasonOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'the answer is not JSON'
  const { cause, message } = error as Error & { cause?: { code?: string } }
  return cause?.code ?? message
}
