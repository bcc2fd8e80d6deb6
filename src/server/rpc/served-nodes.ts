import 'server-only'
import { readEnv } from '@/server/env'
import type { AskNode } from './ask-node'
import { guardedFetch } from './guarded-fetch'
import { type NodeState, newNodeState } from './node-gate'
import { pagesAsk } from './pages-ask'

/** Asks a node as all pages of this process do. @param url of the node */
export function askNodeAt(url: string): AskNode {
  const ask = asks.get(url) ?? pagesAsk(url, stateOf(url))
  asks.set(url, ask)
  return ask
}

/** Of this copy of the module, since errors that requests share are of its classes; the route for pages is its only user. */
const asks = new Map<string, AskNode>()

/** Tells the pages' reads of a node which block is the newest, and for how many ms about. */
export function tellHead(url: string, number: bigint, validFor: number): void {
  stateOf(url).newest.tell(number, validFor)
}

/** How the calls to a node were answered, and how many are under way. */
export function nodeCounts(url: string): NodeState['counts'] & { inFlight: number; waiting: number } {
  const { counts, places } = stateOf(url)
  return { ...counts, inFlight: places.taken(), waiting: places.waiting() }
}

/** Sends other requests of this process to a node. @param url of the node */
export function fetchFrom(url: string): typeof fetch {
  return guardedFetch(stateOf(url).breaker)
}

const states = new Map<string, NodeState>()

function stateOf(url: string): NodeState {
  const state = states.get(url) ?? newNodeState(Date.now, readEnv().NODE_CALLS)
  states.set(url, state)
  return state
}
