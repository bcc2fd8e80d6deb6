import 'server-only'
import { stateSingleton } from '../../server/shared-names.mjs'
import type { Deployment } from './deployment'
import { processSingleton } from './process-singleton'
import { nodeCounts } from './rpc/served-nodes'

/** Lets the HTTP server read, for its metrics, what the nodes of this deployment are asked. Chains stand for their secret addresses. */
export function offerMetricsState({ nodes }: Deployment): void {
  processSingleton(stateSingleton, () => ({
    nodes: () => Array.from(nodes, ([chainId, url]) => ({ chainId, ...nodeCounts(url) })),
  }))
}
