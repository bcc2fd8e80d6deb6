import { deployment, market, marketChainIds } from '@/app/api/deployment'
import { community } from '@/app/community'
import { pagePaths, routes } from '@/app/routes'
import { deployedPools } from '@/chain/market/market-pools'
import { exchangesOf, settingsOn } from '@/domain/community/chain-settings'
import { database, openedDatabase } from '@/server/db/database'
import { routerCheck } from '@/server/exchange/router-check'
import { checkVenues } from '@/server/exchange/venue-check'
import { drainingSince } from '@/server/health'
import { requireKnownLimits } from '@/server/http/rate-limit'
import { runningMarkets } from '@/server/market/served-market'
import { nodeVariable } from '@/server/node-urls'
import { expectChains } from '@/server/rpc/chain-check'
import { checkChains } from '@/server/rpc/rpc-node'
import { nodeCounts } from '@/server/rpc/served-nodes'
import type { ProcessState } from './metrics/collect-state.ts'
import { isOperatorError } from './start-error.ts'

const routeNames: readonly string[] = [...pagePaths, ...new Set(routes.map(({ path }) => path))]

/** The state of this process for the metrics. A chain's id replaces the address of its node, which is secret. */
const state: ProcessState = {
  isDraining: () => drainingSince() !== null,
  database: openedDatabase,
  nodes: () => Array.from(deployment().nodes, ([chainId, url]) => ({ chainId, ...nodeCounts(url) })),
  markets: () => Array.from(runningMarkets(), ([chainId, reader]) => ({ chainId, ...reader.status() })),
}

/**
 * Checks the configuration, then starts the parts that run next to the requests: the database, which takes seconds to
 * open, and the market reader.
 * @param fail ends the server if the data folder is locked or cannot be created, or if the tables belong to another
 *   program or to the other kind of deployment. An unreachable database may come back, so `/api/health` reports it instead
 * @throws {EnvironmentError} if the environment or the demo's manifest is wrong
 */
function begin(fail: (reason: Error) => void): void {
  requireKnownLimits()
  const { nodes, settings } = deployment()
  const variable = (chainId: number) => (settings.demo ? 'DEMO_MANIFEST' : nodeVariable(chainId, process.env))
  expectChains(Array.from(nodes, ([chainId, url]) => ({ url, chainId, variable: variable(chainId) })))
  for (const exchange of exchangesOf(settings)) {
    routerCheck(deployment(), exchange)
    const pools = deployedPools(settingsOn(settings, exchange.chainId), community.pairs)
    checkVenues(deployment(), exchange, pools)
  }
  database().catch(({ cause }: Error) => {
    if (isOperatorError(cause)) fail(cause)
  })
  for (const chainId of marketChainIds()) market(chainId)
}

async function stopMarket(): Promise<void> {
  await Promise.all(Array.from(runningMarkets().values(), (reader) => reader.stop()))
}

export const processParts = { routeNames, state, begin, checkNodes: checkChains, stopMarket }
