import { deployment } from '@/app/api/deployment'
import { market } from '@/app/market'
import { pagePaths, routes } from '@/app/routes'
import { database, openedDatabase } from '@/server/db/database'
import { drainingSince } from '@/server/draining'
import { routerCheck } from '@/server/exchange/router-check'
import { runningMarket } from '@/server/market/served-market'
import { nodeCounts } from '@/server/rpc/served-nodes'
import type { ProcessState } from './metrics/collect-state.ts'

/** What requests are counted and traced as. */
const routeNames: readonly string[] = [...pagePaths, ...new Set(routes.map(({ path }) => path))]

/** What the parts of this process say of themselves, for the metrics. Chains stand for the secret addresses of their nodes. */
const state: ProcessState = {
  isDraining: () => drainingSince() !== null,
  database: openedDatabase,
  nodes: () => Array.from(deployment().nodes, ([chainId, url]) => ({ chainId, ...nodeCounts(url) })),
  market: () => runningMarket()?.status() ?? null,
}

/**
 * Checks what this server is to serve, and begins what runs beside its requests: the database, which takes seconds to open,
 * and the reader of the market.
 * @param fail a locked folder or foreign tables end the server; an unreachable database may come back, and `/api/health`
 *   reports it
 * @throws {EnvironmentError} when the environment or the demo's manifest is wrong
 */
function begin(fail: (reason: Error) => void): void {
  routerCheck(deployment())
  database().catch(({ cause }: Error) => {
    if (cause instanceof Error && fatal.includes(cause.name)) fail(cause)
  })
  market()
}

const fatal: readonly string[] = ['FolderInUseError', 'MigrationError', 'EnvironmentError']

/** Gives up the reading of the market. */
async function stopMarket(): Promise<void> {
  await runningMarket()?.stop()
}

/** What a process of the server consists of beside its HTTP server. */
export const processParts = { routeNames, state, begin, stopMarket }
