import 'server-only'
import { processSingleton } from '@/server/process-singleton'
import type { AskNode } from './ask-node'
import { withKnownBlocks } from './known-blocks'
import { createGate, type NodeState, newNodeState } from './node-gate'

/** Asks a node as all requests of this process do. @param url of the node */
export function askNodeAt(url: string): AskNode {
  const states = processSingleton('rpc.nodes', () => new Map<string, NodeState>())
  const state = states.get(url) ?? newNodeState()
  states.set(url, state)
  return withKnownBlocks(createGate(url, state), state.newest)
}
