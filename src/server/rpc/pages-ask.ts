import type { AskNode } from './ask-node'
import { withKnownBlocks, withLearning } from './known-blocks'
import { createGate, type NodeState } from './node-gate'
import { nodeLimits } from './rpc-node'
import { withSenderPlaces } from './sender-places'
import { withMemory } from './shared-flights'

/**
 * Sends calls for pages through these layers: the limits of one sender, the check of block numbers, the cache, one call
 * for simultaneous identical ones, and the gate.
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
