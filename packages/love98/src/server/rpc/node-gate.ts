import { AppError } from '@/domain/errors'
import { type AnswerCache, createAnswerCache } from './answer-cache'
import type { SendCalls } from './ask-node'
import { type CallSlots, createCallSlots, queueLimits } from './call-slots'
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker'
import { createNewestBlock, type NewestBlock } from './newest-block'
import { callNode, NodeFailure, type NodeLimits, nodeLimits } from './rpc-node'

/** The time in which a node must answer the probe, ms. */
const probeTimeout = 2_000

/** The state of a node and of the calls that wait for it. Each process has one per node. */
export type NodeState = {
  breaker: CircuitBreaker
  newest: NewestBlock
  places: CallSlots
  waitingOf: Map<string, number>
  memory: AnswerCache
  /**
   * The number of calls that were answered from memory, sent to the node, answered with the result of another call, and
   * refused without sending.
   */
  counts: { hits: number; misses: number; shared: number; refused: number }
}

/**
 * Returns the initial state of a node.
 * @param inFlight the maximum number of simultaneous calls
 * @param now ms
 */
export function newNodeState(now: () => number = Date.now, inFlight = 32, queue = queueLimits): NodeState {
  const newest = createNewestBlock(now)
  return {
    breaker: createCircuitBreaker(now),
    newest,
    places: createCallSlots(inFlight, queue),
    waitingOf: new Map(),
    memory: createAnswerCache(newest, now),
    counts: { hits: 0, misses: 0, shared: 0, refused: 0 },
  }
}

/** The call is not sent because the node is down or too many calls are waiting: 503 with `Retry-After`. */
class NodeBusy extends AppError {
  constructor(
    reason: string,
    readonly retryAfterMs: number,
  ) {
    super('node-unavailable', new Error(`The node is not asked: ${reason}`))
  }
}

/** Limits the calls in flight to a node, queues further calls, and pauses calls to a node that is down. */
export function createGate(
  url: string,
  { breaker, places, counts }: NodeState,
  limits: NodeLimits = nodeLimits,
  now: () => number = Date.now,
): SendCalls {
  const refuse = (calls: readonly unknown[], reason: string, retryAfterMs: number) => {
    counts.refused += calls.length
    return new NodeBusy(reason, retryAfterMs)
  }
  return async (calls, { signal }) => {
    if (breaker.isOpen()) throw refuse(calls, 'it did not answer before', 5_000)
    const leave = await places.acquire(calls.length, signal)
    if (!leave) {
      if (signal?.aborted) throw new AppError('bad-request', new Error('The client disconnected'))
      throw refuse(calls, 'too many calls wait for it', 1_000)
    }
    try {
      // The node may have failed while this call was waiting.
      const state = breaker.enter()
      if (state === 'open') throw refuse(calls, 'it did not answer before', 5_000)
      const start = now()
      const timeout = state === 'probe' ? Math.min(limits.timeout, probeTimeout) : limits.timeout
      counts.misses += calls.length
      try {
        const outcomes = await callNode(url, calls, { ...limits, timeout }, signal)
        breaker.report(true, start)
        return outcomes
      } catch (error) {
        // An unusable answer still is an answer. A call that provokes one must not block the node for all visitors.
        breaker.report(error instanceof NodeFailure ? !error.isDown : null, start)
        throw error
      }
    } finally {
      leave()
    }
  }
}
