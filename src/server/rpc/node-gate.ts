import { LoveError } from '@/domain/errors'
import { type AnswerMemory, createAnswerMemory } from './answer-memory'
import type { AskNode } from './ask-node'
import { type CallPlaces, createCallPlaces } from './call-places'
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker'
import { createNewestBlock, type NewestBlock } from './newest-block'
import { callNode, NodeFailure, type NodeLimits, nodeLimits } from './rpc-node'

/** ms that a node has to prove that it is back. */
const probeTimeout = 2_000

/** What is known of a node, and what waits for it: one a process. */
export type NodeState = {
  breaker: CircuitBreaker
  newest: NewestBlock
  places: CallPlaces
  waitingOf: Map<string, number>
  memory: AnswerMemory
  /** How many calls were answered from memory, asked, answered with another one's answer, and refused unasked. */
  counts: { hits: number; misses: number; shared: number; refused: number }
}

/** The state of a node that was not asked yet. @param inFlight calls at a time @param now ms */
export function newNodeState(now: () => number = Date.now, inFlight = 32): NodeState {
  const newest = createNewestBlock(now)
  return {
    breaker: createCircuitBreaker(now),
    newest,
    places: createCallPlaces(inFlight),
    waitingOf: new Map(),
    memory: createAnswerMemory(newest, now),
    counts: { hits: 0, misses: 0, shared: 0, refused: 0 },
  }
}

/** The node is not asked, since it is down or too many calls wait for it: 503 with `Retry-After`. */
class NodeBusy extends LoveError {
  constructor(
    reason: string,
    readonly retryAfterMs: number,
  ) {
    super('node-unavailable', new Error(`The node is not asked: ${reason}`))
  }
}

/** Bounds the calls in flight to a node, lets others wait for a place, and leaves one that is down alone for a while. */
export function createGate(
  url: string,
  { breaker, places, counts }: NodeState,
  limits: NodeLimits = nodeLimits,
  now: () => number = Date.now,
): AskNode {
  const refuse = (calls: readonly unknown[], reason: string, retryAfterMs: number) => {
    counts.refused += calls.length
    return new NodeBusy(reason, retryAfterMs)
  }
  return async (calls, { signal }) => {
    if (breaker.isOpen()) throw refuse(calls, 'it did not answer before', 5_000)
    const leave = await places.take(calls.length, signal)
    if (!leave) {
      if (signal?.aborted) throw new LoveError('bad-request', new Error('The client disconnected'))
      throw refuse(calls, 'too many calls wait for it', 1_000)
    }
    try {
      // It may have failed while this call waited.
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
        // An answer that cannot be used is an answer: a call that provokes one must not close the gate for all.
        breaker.report(error instanceof NodeFailure ? !error.isDown : null, start)
        throw error
      }
    } finally {
      leave()
    }
  }
}
