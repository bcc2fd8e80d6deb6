import prometheus from 'prom-client'
import {
  databaseSingleton,
  drainingSingleton,
  marketSingleton,
  singletonKey,
  stateSingleton,
} from '../shared-names.mjs'

/**
 * @typedef {{ chainId: number, hits: number, misses: number, shared: number, refused: number, inFlight: number, waiting: number }} Node
 */

const { Gauge } = prometheus

/**
 * What is read at each scrape, from where the parts of this process keep it: the pool of the database, the nodes, the
 * reader of the market.
 *
 * @param {import('prom-client').Registry} registry
 */
export function collectState(registry) {
  /**
   * @param {string} name
   * @param {string} help
   * @param {string[]} labelNames
   * @param {() => Promise<[number, string[]][]> | [number, string[]][]} read values with their labels
   */
  const gauge = (name, help, labelNames, read) =>
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
    [Reflect.has(globalThis, singletonKey(drainingSingleton)) ? 1 : 0, []],
  ])
  gauge(
    'database_connections',
    'Connections of the pool by state; waiting: statements without one.',
    ['state'],
    readPool,
  )
  gauge('node_reads', 'Calls of pages by how they were answered, since the start.', ['chain', 'answer'], () =>
    nodes().flatMap(({ chainId, inFlight: _, waiting: __, ...counts }) =>
      Object.entries(counts).map(([answer, value]) => pair(value, [String(chainId), answer])),
    ),
  )
  gauge(
    'node_calls_open',
    'Calls of pages that are at a node, or wait for a place.',
    ['chain', 'state'],
    () =>
      nodes().flatMap(({ chainId, inFlight, waiting }) => [
        pair(inFlight, [String(chainId), 'asked']),
        pair(waiting, [String(chainId), 'waiting']),
      ]),
  )
  gauge('market_lag_seconds', 'Age of the market shown: since the time of its block.', [], () =>
    market(({ readMs }) => readMs, 1000),
  )
  gauge('market_block', 'The block of the market shown.', [], () => market(({ block }) => block, 1))
  gauge('market_reading', '1 in the one process of the deployment that reads the chain for all.', [], () =>
    market(({ state }) => (state === 'reading' ? 1 : 0), 1),
  )
}

/**
 * @param {number} value
 * @param {string[]} labels
 * @returns {[number, string[]]}
 */
function pair(value, labels) {
  return [value, labels]
}

/** @returns {Promise<[number, string[]][]>} nothing while there is no database, or for one without a pool */
async function readPool() {
  const holder = Reflect.get(globalThis, singletonKey(databaseSingleton))
  // One that cannot be reached is being opened: a scrape does not wait for it.
  const opened = await Promise.race([Promise.resolve(holder?.opening).catch(() => null), later()])
  const pool = opened?.orm?.$client
  if (typeof pool?.totalCount !== 'number') return []
  return [
    pair(pool.totalCount - pool.idleCount, ['busy']),
    pair(pool.idleCount, ['idle']),
    pair(pool.waitingCount, ['waiting']),
  ]
}

/** @returns {Promise<null>} */
function later() {
  return new Promise((resolve) => setImmediate(() => resolve(null)))
}

/** @returns {Node[]} */
function nodes() {
  return Reflect.get(globalThis, singletonKey(stateSingleton))?.nodes() ?? []
}

/**
 * @param {(status: { state: string, block: string | null, readMs: number | null }) => number | string | null} read
 * @param {number} unit
 * @returns {[number, string[]][]}
 */
function market(read, unit) {
  const status = Reflect.get(globalThis, singletonKey(marketSingleton))?.status()
  const value = status ? read(status) : null
  // A gauge without labels would tell 0, which is a lag, and a block.
  return [pair(value === null ? Number.NaN : Number(value) / unit, [])]
}
