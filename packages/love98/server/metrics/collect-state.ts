import prometheus, { type Registry } from 'prom-client'
import type { Database } from '@/server/db/opened-database'

/** Counts of the pages' calls to the node of a chain, by result since the start, and the open calls. */
type NodeState = {
  chainId: number
  hits: number
  misses: number
  shared: number
  refused: number
  inFlight: number
  waiting: number
}

/** The market reader of a chain. */
type MarketState = { chainId: number; state: string; block: string | null; readMs: number | null }

export type ProcessState = {
  readonly isDraining: () => boolean
  readonly database: () => Promise<Database> | null
  readonly nodes: () => readonly NodeState[]
  readonly markets: () => readonly MarketState[]
}

const { Gauge } = prometheus

/** Registers gauges that are read at each scrape: the pool of the database, the nodes, the market reader. */
export function collectState(registry: Registry, state: ProcessState): void {
  const markets = (read: (status: MarketState) => number | string | null, unit: number) =>
    state.markets().map((status) => {
      const value = read(status)
      // 0 would be a valid lag and block number.
      return pair(value === null ? Number.NaN : Number(value) / unit, [String(status.chainId)])
    })
  /** @param read values with their labels */
  const gauge = (
    name: string,
    help: string,
    labelNames: string[],
    read: () => Promise<[number, string[]][]> | [number, string[]][],
  ) =>
    new Gauge({
      name: `love98_${name}`,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset()
        for (const [value, labels] of await read()) this.labels(...labels).set(value)
      },
    })
  gauge('draining', '1 from the moment this process is about to end.', [], () => [
    [state.isDraining() ? 1 : 0, []],
  ])
  gauge(
    'database_connections',
    'Connections of the pool by state; waiting: statements without one.',
    ['state'],
    () => readPool(state.database()),
  )
  gauge('node_reads', 'Calls of pages by how they were answered, since the start.', ['chain', 'answer'], () =>
    state
      .nodes()
      .flatMap(({ chainId, inFlight: _, waiting: __, ...counts }) =>
        Object.entries(counts).map(([answer, value]) => pair(value, [String(chainId), answer])),
      ),
  )
  gauge(
    'node_calls_open',
    'Calls of pages that are at a node, or wait for a place.',
    ['chain', 'state'],
    () =>
      state
        .nodes()
        .flatMap(({ chainId, inFlight, waiting }) => [
          pair(inFlight, [String(chainId), 'asked']),
          pair(waiting, [String(chainId), 'waiting']),
        ]),
  )
  gauge('market_lag_seconds', 'Age of the market shown: since the time of its block.', ['chain'], () =>
    markets(({ readMs }) => readMs, 1000),
  )
  gauge('market_block', 'The block of the market shown.', ['chain'], () => markets(({ block }) => block, 1))
  gauge(
    'market_reading',
    '1 in the one process of the deployment that reads the chain for all.',
    ['chain'],
    () => markets(({ state }) => (state === 'reading' ? 1 : 0), 1),
  )
}

function pair(value: number, labels: string[]): [number, string[]] {
  return [value, labels]
}

/** @returns nothing without a database, or for one without a pool */
async function readPool(opening: Promise<Database> | null): Promise<[number, string[]][]> {
  // An unreachable database stays in the opening state; a scrape does not wait for it.
  const opened = await Promise.race([Promise.resolve(opening).catch(() => null), later()])
  const pool = Object(Object(opened?.orm).$client)
  if (typeof pool.totalCount !== 'number') return []
  return [
    pair(pool.totalCount - pool.idleCount, ['busy']),
    pair(pool.idleCount, ['idle']),
    pair(pool.waitingCount, ['waiting']),
  ]
}

function later(): Promise<null> {
  return new Promise((resolve) => setImmediate(() => resolve(null)))
}
