import 'server-only'
import { readEnv } from '@/server/env'
import type { SendCalls } from './ask-node'
import { withSenderLimit } from './call-slots'
import { guardedFetch } from './circuit-breaker'
import { withBlockTracking, withKnownBlocks } from './newest-block'
import { createGate, type NodeState, newNodeState } from './node-gate'
import { nodeLimits, requireChain } from './rpc-node'
import { withAnswerCache } from './shared-calls'

/**
 * Returns the function with which all pages of this process send calls to a node.
 * @param url the address of the node
 */
export function nodeCallsAt(url: string): SendCalls {
  const ask = asks.get(url) ?? createPageCalls(url, stateOf(url))
  asks.set(url, ask)
  return ask
}

const asks = new Map<string, SendCalls>()

/** Sets the newest block for the pages' reads of a node, and the time for which it stays the newest, ms. */
export function notifyHead(url: string, number: bigint, validFor: number): void {
  stateOf(url).newest.publish(number, validFor)
}

export function nodeCounts(url: string): NodeState['counts'] & { inFlight: number; waiting: number } {
  const { counts, places } = stateOf(url)
  return { ...counts, inFlight: places.inUse(), waiting: places.waiting() }
}

/**
 * Returns a `fetch` for the other requests of this process to a node.
 * @param url the address of the node
 */
export function fetchFrom(url: string): typeof fetch {
  return guardedFetch(stateOf(url).breaker, Date.now, () => requireChain(url))
}

const states = new Map<string, NodeState>()

function stateOf(url: string): NodeState {
  const state = states.get(url) ?? newNodeState(Date.now, readEnv().NODE_CALLS)
  states.set(url, state)
  return state
}

/**
 * Sends calls for pages through these layers: the limits of one sender, the check of block numbers, the cache, one call
 * for simultaneous identical ones, and the gate.
 * @param now ms
 */
export function createPageCalls(
  url: string,
  state: NodeState,
  limits = nodeLimits,
  now: () => number = Date.now,
): SendCalls {
  const asked = withBlockTracking(createGate(url, state, limits, now), state.newest)
  return withSenderLimit(withKnownBlocks(withAnswerCache(asked, state), state.newest, asked), state.waitingOf)
}
