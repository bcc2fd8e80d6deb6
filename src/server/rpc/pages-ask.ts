import type { AskNode } from './ask-node'
import { withKnownBlocks, withLearning } from './known-blocks'
import { createGate, type NodeState } from './node-gate'
import { nodeLimits } from './rpc-node'
import { withSenderPlaces } from './sender-places'
import { withMemory } from './shared-flights'

/**
 * Asks a node as pages do: within what one sender may wait for, only for blocks that there are, from memory where that
 * knows, once for all who ask the same, and through the gate.
 * @param now ms
 */
export function pagesAsk(
  url: string,
  state: NodeState,
  limits = nodeLimits,
  now: () => number = Date.now,
): AskNode {
  const asked = withLearning(createGate(url, state, limits, now), state.newest)
  return withSenderPlaces(withKnownBlocks(withMemory(asked, state), state.newest, asked), state.waitingOf)
}
