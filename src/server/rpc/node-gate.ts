import { LoveError } from '@/domain/errors'
import { TooManyRequests } from '@/server/http/rate-limit'
import type { AskNode } from './ask-node'
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker'
import { createNewestBlock, type NewestBlock } from './newest-block'
import { callNode, NodeFailure, type NodeLimits, nodeLimits } from './rpc-node'

/** Calls that wait for one node at a time, of all senders and of one; ms that a node has to prove that it is back. */
const gateLimits = { inFlight: 200, ofSender: 40, probeTimeout: 2_000 } as const

/** What is known of a node, and what waits for it: one a process. Plain data and functions, see `processSingleton`. */
export type NodeState = {
  breaker: CircuitBreaker
  newest: NewestBlock
  inFlight: { all: number; bySender: Map<string, number> }
}

/** The state of a node that was not asked yet. @param now ms */
export function newNodeState(now: () => number = Date.now): NodeState {
  return {
    breaker: createCircuitBreaker(now),
    newest: createNewestBlock(now),
    inFlight: { all: 0, bySender: new Map() },
  }
}

/** Bounds the calls in flight to a node, and leaves one that is down alone for a while. */
export function createGate(
  url: string,
  { breaker, inFlight }: NodeState,
  limits: NodeLimits = nodeLimits,
  now: () => number = Date.now,
): AskNode {
  const hold = (sender: string, count: number) => {
    inFlight.all += count
    const held = (inFlight.bySender.get(sender) ?? 0) + count
    if (held > 0) inFlight.bySender.set(sender, held)
    else inFlight.bySender.delete(sender)
  }
  return async (calls, { sender, signal }) => {
    if ((inFlight.bySender.get(sender) ?? 0) + calls.length > gateLimits.ofSender)
      throw new TooManyRequests(1_000)
    if (inFlight.all + calls.length > gateLimits.inFlight) throw refused('too many calls wait for it')
    const state = breaker.enter()
    if (state === 'open') throw refused('it did not answer before')
    const start = now()
    const timeout = state === 'probe' ? Math.min(limits.timeout, gateLimits.probeTimeout) : limits.timeout
    hold(sender, calls.length)
    try {
      const outcomes = await callNode(url, calls, { ...limits, timeout }, signal)
      breaker.report(true, start)
      return outcomes
    } catch (error) {
      // An answer that cannot be used is an answer: a call that provokes one must not close the gate for all.
      breaker.report(error instanceof NodeFailure ? !error.isDown : null, start)
      throw error
    } finally {
      hold(sender, -calls.length)
    }
  }
}

function refused(reason: string): LoveError {
  return new LoveError('node-unavailable', new Error(`The node is not asked: ${reason}`))
}
