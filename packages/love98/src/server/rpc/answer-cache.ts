import { LRUCache } from 'lru-cache'
import { createLruCache, setFor } from '../lru-cache'
import type { NodeCall } from './ask-node'
import { longestHead, type NewestBlock } from './newest-block'
import type { RpcOutcome } from './rpc-answer'

export type AnswerCache = {
  recall: (call: NodeCall) => RpcOutcome | undefined
  /**
   * Stores an answer for as long as it is valid.
   * @param version the version of the newest block when the call was sent
   */
  keep: (call: NodeCall, outcome: RpcOutcome, version: number) => void
}

/**
 * The maximum number of characters of all answers and of one answer, and of entries for one head. The least recently
 * used answer is removed first.
 */
const memoryLimits = { all: 16_000_000, one: 600_000, ofHead: 5_000 } as const

/** Blocks below this depth do not change any more: two epochs of mainnet, after which a block is final. */
const finality = 64n

/**
 * Creates two caches: one for answers at the newest block, valid until that block changes and at most 4 s, and one for
 * data that never changes, which are transactions and blocks below the final block.
 * @param now ms
 */
export function createAnswerCache(newest: NewestBlock, now: () => number): AnswerCache {
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
      // Errors may be temporary, and a node that does not have a transaction may have it soon.
      if (!('result' in outcome) || outcome.result === null || call.method === 'eth_blockNumber') return
      const size = JSON.stringify(outcome).length
      if (size > one) return
      const key = keyOf(call)
      const last = newest.last()
      const number = blockOf(call, outcome.result)
      if (number !== null && last !== null && number + finality <= last) {
        if (!final.has(key)) final.set(key, outcome, { size })
      } else if (isAtHead(call) && (version === newest.version() || isNewest(call, outcome.result, last))) {
        setFor(currentHead(), key, outcome, longestHead, size)
      }
    },
  }
}

/** Returns a key for a call that ignores the case of its hex numbers. */
export function keyOf({ method, params }: NodeCall): string {
  return `${method} ${JSON.stringify(params).toLowerCase()}`
}

/** Calls whose answer is the same for all visitors at one state of the chain. */
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

/**
 * Returns true if simultaneous identical calls can share one answer. Pending state changes at any time, so it is not
 * shared.
 */
export function isShared({ method, params }: NodeCall): boolean {
  return shared.has(method) && !params.includes('pending')
}

function isAtHead(call: NodeCall): boolean {
  return isShared(call) && !call.method.startsWith('eth_getTransaction')
}

/** Returns the block of a transaction or of a numbered block, or null for data that does not belong to one block. */
function blockOf({ method, params }: NodeCall, result: unknown): bigint | null {
  const { number, blockNumber } = Object(result) as { number?: unknown; blockNumber?: unknown }
  if (method.startsWith('eth_getTransaction')) return read(blockNumber)
  const isNumbered = method === 'eth_getBlockByNumber' && String(params[0]).startsWith('0x')
  return isNumbered ? read(number) : null
}

/** Returns true for the answer that reported the new head, because it is the first answer at that head. */
function isNewest({ method, params }: NodeCall, result: unknown, last: bigint | null): boolean {
  return method === 'eth_getBlockByNumber' && params[0] === 'latest' && read(Object(result).number) === last
}

function read(value: unknown): bigint | null {
  return typeof value === 'string' && /^0x[0-9a-f]{1,16}$/i.test(value) ? BigInt(value) : null
}
