import { LRUCache } from 'lru-cache'
import { createLruCache, keepFor } from '../lru-cache'
import type { NodeCall } from './ask-node'
import { longestHead, type NewestBlock } from './newest-block'
import type { RpcOutcome } from './rpc-answer'

/** What a node answered, for the next one who asks the same. */
export type AnswerMemory = {
  /** The answer that still holds; undefined when there is none. */
  recall: (call: NodeCall) => RpcOutcome | undefined
  /** Keeps an answer as long as it holds. @param version of the newest block when the call was sent */
  keep: (call: NodeCall, outcome: RpcOutcome, version: number) => void
}

/** Characters of all that is kept, of one answer, and entries of one head; what was not used longest goes first. */
const memoryLimits = { all: 16_000_000, one: 600_000, ofHead: 5_000 } as const

/** Blocks after which nothing changes any more: two epochs of mainnet, which finalize a block. */
const finality = 64n

/**
 * Two stores: answers at the newest block, until that changes and at most 4 s; and what never changes, transactions and
 * blocks behind finality.
 * @param now ms
 */
export function createAnswerMemory(newest: NewestBlock, now: () => number): AnswerMemory {
  const { all, one, ofHead } = memoryLimits
  const head = createLruCache<RpcOutcome>({ max: ofHead, maxSize: all }, now)
  const final = new LRUCache<string, RpcOutcome>({ maxSize: all })
  let headVersion = -1

  const currentHead = () => {
    if (headVersion !== newest.version()) head.clear()
    headVersion = newest.version()
    return head
  }

  return {
    recall(call) {
      if (call.method === 'eth_blockNumber') {
        const number = newest.fresh()
        return number === null ? undefined : { result: `0x${number.toString(16)}` }
      }
      const key = keyOf(call)
      return final.get(key) ?? currentHead().get(key)
    },
    keep(call, outcome, version) {
      // Errors may be of the moment, and a node that does not know a transaction may know it at once.
      if (!('result' in outcome) || outcome.result === null || call.method === 'eth_blockNumber') return
      const size = JSON.stringify(outcome).length
      if (size > one) return
      const key = keyOf(call)
      const last = newest.last()
      const number = blockOf(call, outcome.result)
      if (number !== null && last !== null && number + finality <= last) {
        if (!final.has(key)) final.set(key, outcome, { size })
      } else if (isAtHead(call) && (version === newest.version() || isNewest(call, outcome.result, last))) {
        keepFor(currentHead(), key, outcome, longestHead, size)
      }
    },
  }
}

/** Names a call whatever the letters of its hex numbers are. */
export function keyOf({ method, params }: NodeCall): string {
  return `${method} ${JSON.stringify(params).toLowerCase()}`
}

/** Calls whose answer is the same for all who ask, at one state of the chain. */
const shared: ReadonlySet<string> = new Set([
  'eth_blockNumber',
  'eth_getBalance',
  'eth_getCode',
  'eth_call',
  'eth_getBlockByNumber',
  'eth_feeHistory',
  'eth_maxPriorityFeePerGas',
  'eth_getTransactionByHash',
  'eth_getTransactionReceipt',
])

/** Whether two who ask at the same time can be given one answer; what is pending differs from moment to moment. */
export function isShared({ method, params }: NodeCall): boolean {
  return shared.has(method) && !params.includes('pending')
}

function isAtHead(call: NodeCall): boolean {
  return isShared(call) && !call.method.startsWith('eth_getTransaction')
}

/** The block that a transaction or a numbered block is in; null for what is of no single block. */
function blockOf({ method, params }: NodeCall, result: unknown): bigint | null {
  const { number, blockNumber } = Object(result) as { number?: unknown; blockNumber?: unknown }
  if (method.startsWith('eth_getTransaction')) return read(blockNumber)
  const isNumbered = method === 'eth_getBlockByNumber' && String(params[0]).startsWith('0x')
  return isNumbered ? read(number) : null
}

/** The answer that told of a new head is the first one at it. */
function isNewest({ method, params }: NodeCall, result: unknown, last: bigint | null): boolean {
  return method === 'eth_getBlockByNumber' && params[0] === 'latest' && read(Object(result).number) === last
}

function read(value: unknown): bigint | null {
  return typeof value === 'string' && /^0x[0-9a-f]{1,16}$/i.test(value) ? BigInt(value) : null
}
