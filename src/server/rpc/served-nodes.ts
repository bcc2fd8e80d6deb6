import 'server-only'
import { readEnv } from '@/server/env'
import type { AskNode } from './ask-node'
import { guardedFetch } from './guarded-fetch'
import { type NodeState, newNodeState } from './node-gate'
import { pagesAsk } from './pages-ask'

/**
 * Returns the function with which all pages of this process send calls to a node.
 * @param url the address of the node
 */
export function askNodeAt(url: string): AskNode {
  const ask = asks.get(url) ?? pagesAsk(url, stateOf(url))
  asks.set(url, ask)
  return ask
}

/**
 * Belongs to this copy of the module, because the errors that requests share are instances of its classes. Only the
 * route for pages uses it.
 */
const asks = new Map<string, AskNode>()

/** Sets the newest block for the pages' reads of a node, and the time for which it stays the newest, ms. */
export function tellHead(url: string, number: bigint, validFor: number): void {
  stateOf(url).newest.tell(number, validFor)
}

/** Returns the number of calls to a node by result, and the number of running and waiting calls. */
export function nodeCounts(url: string): NodeState['counts'] & { inFlight: number; waiting: number } {
  const { counts, places } = stateOf(url)
  return { ...counts, inFlight: places.taken(), waiting: places.waiting() }
}

/**
 * Returns a `fetch` for the other requests of this process to a node.
 * @param url the address of the node
 */
export function fetchFrom(url: string): typeof fetch {
  return guardedFetch(stateOf(url).breaker)
}

const states = new Map<string, NodeState>()

function stateOf(url: string): NodeState {
  const state = states.get(url) ?? newNodeState(Date.now, readEnv().NODE_CALLS)
  states.set(url, state)
  return state
}
