import { createClient, http } from 'viem'
import { importTypeScript } from '../../lib/import-typescript.mjs'

// Reads the market into a database as a server process does, until it is killed. Its argument is JSON: where the database and
// the node are, and which contracts are read. It says its name when it begins.

const load = (path: string) => importTypeScript(`src/server/${path}.ts`) as Promise<any>
const [{ openDatabase }, { startReader }, { createHistoryWriter }, { readDay }, { marketPools }] =
  await Promise.all(
    [
      'db/open-database',
      'market/reader',
      'market/history/history-writer',
      'market/history/day',
      'market/pools',
    ].map(load),
  )

const { databaseUrl, nodeUrl, multicall3, contracts, pairs } = JSON.parse(process.argv[2] ?? '')
const database = await openDatabase({ url: databaseUrl })
const client = createClient({ transport: http(nodeUrl, { retryCount: 0 }) })
const pools = marketPools(contracts, pairs)
const { chainId } = contracts.exchange
const writer = createHistoryWriter({
  database,
  client,
  chainId,
  pools,
  finality: 3,
  days: 30,
  isReplaceable: true,
})
const holder = `process ${process.pid}`
startReader({
  database: async () => database,
  client,
  multicall3,
  market: { contracts, pairs, pools },
  isPaced: false,
  history: () => ({ writer, readDay }),
  holder,
})
process.stdout.write(`${holder}\n`)
