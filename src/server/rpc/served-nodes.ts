import 'server-only'
import { processSingleton } from '@/server/process-singleton'
import type { AskNode } from './ask-node'
import { guardedFetch } from './guarded-fetch'
import { withKnownBlocks } from './known-blocks'
import { createGate, type NodeState, newNodeState } from './node-gate'

/** Asks a node as all pages of this process do. @param url of the node */
export function askNodeAt(url: string): AskNode {
  const state = stateOf(url)
  return withKnownBlocks(createGate(url, state), state.newest)
}

/** Sends other requests of this process to a node. @param url of the node */
export function fetchFrom(url: string): typeof fetch {
  return guardedFetch(stateOf(url).breaker)
}

function stateOf(url: string): NodeState {
  const states = processSingleton('rpc.nodes', () => new Map<string, NodeState>())
  const state = states.get(url) ?? newNodeState()
  states.set(url, state)
  return state
}
