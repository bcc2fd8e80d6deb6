import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import community from '@community/config'
import { type Address, createClient, http } from 'viem'
import { readHead } from '../../../src/chain/market/read-head.ts'
import { pairsOn, settingsOn } from '../../../src/domain/community/chain-settings.ts'
import * as eventTopics from '../../../src/domain/event-topics.ts'
import { chainTrades } from '../../../src/server/db/market-schema.ts'
import { openDatabase } from '../../../src/server/db/open-database.ts'
import { createHistorySync } from '../../../src/server/market/history/sync.ts'
import { renewLease, takeLease } from '../../../src/server/market/lease.ts'
import { onChain } from '../../../src/server/market/market-database.ts'
import { startOwnPostgres } from '../../../tests/support/start-postgres.ts'
import { startDemoChains } from '../../demo/chains.ts'
import { callRpc } from '../../demo/json-rpc.ts'
import { type FigureName, toFigures } from '../figures.ts'
import type { BenchContext } from '../parts.ts'
import { median } from '../statistics.ts'
import type { Figure } from '../table.ts'
import { measureCandles } from './candles.ts'
import { startLongChain } from './long-chain.ts'
import { measureTakeovers } from './takeover.ts'
import { type Crowd, measureVisitors } from './visitors.ts'

const rounds = 20

const candleFigures = (most: string) =>
  [
    ['median', 'a page of candles, 100,000 trades of eleven pairs each, median of 300', 'ms'],
    ['most', '95 % of them', 'ms', most],
    ['v2', '95 % of answers for pools of Uniswap V2', 'ms', most],
    ['v3', '95 % of answers for pools of V3', 'ms', most],
    ['v4', '95 % of answers for pools of V4', 'ms', most],
    ['slowest', 'the slowest', 'ms'],
    ['day', 'the last 24 hours of eleven pairs, 95 % of 20', 'ms'],
  ] as readonly FigureName[]

const backfillFigures: readonly FigureName[] = [
  ['seconds', '200,000 blocks with 50,000 logs read from a local node', 's'],
  ['trades', 'trades stored', ''],
  ['calls', 'calls of the node', ''],
]

const takeoverFigures: readonly FigureName[] = [
  ['median', `until another process continues, median of ${rounds}`, 's'],
  ['slowest', 'the slowest', 's', '15'],
  ['missing', 'trades of the chain that are not stored', '', '0'],
  ['twice', 'rows that are not on the chain, or stored twice', '', '0'],
]

const crowds = [1, 100, 1_000]

/**
 * Seconds between two blocks of Ethereum, its slot time (https://ethereum.org/en/developers/docs/blocks/#block-time).
 */
const slot = 12

const visitorFigures = (counts: readonly number[]) =>
  counts.flatMap((count) => {
    const who = count === 1 ? '1 visitor' : `${count} visitors`
    return [
      [`calls${count}`, `calls of the node for a block, ${who}`, '', '2'],
      [`otherCalls${count}`, `calls of the node of the second chain for a block there, ${who}`, '', '2'],
      [`newer${count}`, 'priced pairs of V3 and V4 among them', ''],
      [`seen${count}`, `until all have a new block, ${who}`, 's', '6'],
      [`answer${count}`, `95 % of the answers, ${who}`, 'ms'],
      [`file${count}`, `95 % of a file of that size, ${who}`, 'ms'],
      [`ratio${count}`, 'of that', '', '1.5'],
      [`failed${count}`, 'answers without a block', '', '0'],
    ] as FigureName[]
  })

/**
 * Measures the history of the market. Measurements that need PostgreSQL are skipped with a message if it is missing.
 */
export async function market({ root, signal, progress }: BenchContext): Promise<Figure[]> {
  const onEngine = async (engine: string, most: string, places: Places) => {
    const candles = await progress.step(`Measuring: candles, ${engine}`, () =>
      measureCandles(places.candles, signal),
    )
    const backfill = await progress.step(`Measuring: backfill, ${engine}`, () =>
      measureBackfill(places.backfill, signal),
    )
    return [
      ...toFigures(`Market, ${engine}`, candleFigures(most), { love98: candles }),
      ...toFigures(`History, ${engine}`, backfillFigures, { love98: backfill }),
    ]
  }
  const folder = await mkdtemp(join(tmpdir(), 'love98-bench-'))
  const postgres = await startOwnPostgres()
  try {
    const figures = await onEngine('PGlite', '40', {
      candles: { directory: join(folder, 'candles') },
      backfill: { directory: join(folder, 'backfill') },
    })
    if (!postgres) {
      progress.say('The market was not measured on PostgreSQL: install a server.')
      return figures
    }
    const places = await emptyDatabases(postgres.url, ['candles', 'backfill', 'takeover', 'slots', 'random'])
    const [candles = '', backfill = '', takeover = '', slots = '', random = ''] = places
    figures.push(
      ...(await onEngine('PostgreSQL', '20', { candles: { url: candles }, backfill: { url: backfill } })),
    )
    const { seconds, ...found } = await progress.step(`Measuring: the reader killed ${rounds} times`, () =>
      onLiveChain(signal, (deployment) => {
        const { multicall3, chains, exchange } = deployment
        return measureTakeovers(
          {
            databaseUrl: takeover,
            nodeUrl: chains[0]?.rpcUrl ?? '',
            multicall3,
            contracts: settingsOn(deployment, exchange.chainId),
            pairs: pairsOn(deployment, community.pairs, exchange.chainId),
          },
          { rounds, signal },
        )
      }),
    )
    const love98 = { ...found, median: median(seconds), slowest: Math.max(...seconds) }
    figures.push(...toFigures('Market, the reader killed', takeoverFigures, { love98 }))
    const visit = (what: string, databaseUrl: string, counts: readonly number[], blockTime: number | null) =>
      progress.step(`Measuring: visitors, ${what}`, () =>
        onLiveChain(signal, async (deployment) => {
          for (const { rpcUrl } of blockTime === null ? [] : deployment.chains) {
            await callRpc(rpcUrl, 'evm_setAutomine', [false])
            await callRpc(rpcUrl, 'evm_setIntervalMining', [blockTime])
          }
          const crowd = await measureVisitors({ root, databaseUrl, deployment, signal }, counts)
          const love98 = Object.assign({}, ...crowd.map((one, index) => namedFor(one, counts[index] ?? 0)))
          return toFigures(`Market, two processes, ${what}`, visitorFigures(counts), { love98 })
        }),
      )
    return [
      ...figures,
      ...(await visit(`a block each ${slot} s`, slots, crowds, slot)),
      ...(await visit('a block each 2 to 6 s, at random', random, [100], null)),
    ]
  } finally {
    await postgres?.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

type Places = Record<'candles' | 'backfill', { url: string } | { directory: string }>

function namedFor(crowd: Crowd, count: number) {
  const all = { ...crowd, ratio: crowd.answer / crowd.file }
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [`${name}${count}`, value]))
}

type Deployment = Awaited<ReturnType<typeof startDemoChains>>['deployment']

async function onLiveChain<Answer>(
  signal: AbortSignal,
  measure: (deployment: Deployment) => Promise<Answer>,
) {
  const { deployment, stop } = await startDemoChains({ port: 0, community, market: 'live', signal })
  try {
    return await measure(deployment)
  } finally {
    await stop()
  }
}

/** @param url of a server */
async function emptyDatabases(url: string, names: readonly string[]) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const name of names) await client.query(`create database ${name}`)
  await client.end()
  return names.map((name) => Object.assign(new URL(url), { pathname: `/${name}` }).href)
}

const pairs = 11

/**
 * Reads a chain of 200,000 blocks with 50,000 logs of pools into an empty database.
 *
 * @returns `calls`: of the node
 */
async function measureBackfill(
  place: { url: string } | { directory: string },
  signal: AbortSignal,
): Promise<{ seconds: number; trades: number; calls: number }> {
  const pools = Array.from({ length: pairs }, (_, index) => poolOf(index))
  const chain = await startLongChain(
    pools.map(({ id }) => id),
    eventTopics,
  )
  const database = onChain(await openDatabase(place), 1)
  const client = createClient({ transport: http(chain.url, { retryCount: 0 }) })
  const fence = await takeLease(database, 'the bench')
  if (fence === null) throw new Error('Another process reads the market of this database.')
  const renewing = setInterval(() => void renewLease(database, fence, null), 2_000)
  try {
    const writer = createHistorySync({
      ...{ database, client, pools, finality: 64, days: 30, isReplaceable: false },
    })
    const head = await readHead(client)
    if (head === null) throw new Error('The long chain has no block.')
    const start = performance.now()
    await writer.catchUp(head, fence, signal)
    const seconds = (performance.now() - start) / 1000
    const trades = await database.orm.$count(chainTrades)
    return { seconds, calls: chain.calls(), trades }
  } finally {
    clearInterval(renewing)
    await database.close()
    await chain.stop()
  }
}

function poolOf(index: number) {
  const side = (symbol: string) => ({ symbol, decimals: 18, address: `0x${symbol}` as const })
  const pool = `0x${String(index).padStart(40, '9')}` as Address
  const sides = { base: side('PAIR'), token: side(String(index)), baseIsFirst: true }
  return { name: `PAIR-${index}`, id: pool, source: { kind: 'v2' as const, pool }, ...sides }
}
