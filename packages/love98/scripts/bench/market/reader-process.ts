import { createClient, http } from 'viem'
import { marketPools } from '../../../src/chain/market/market-pools.ts'
import { openDatabase } from '../../../src/server/db/open-database.ts'
import { createHistorySync } from '../../../src/server/market/history/sync.ts'
import { onChain } from '../../../src/server/market/market-database.ts'
import { startReader } from '../../../src/server/market/reader.ts'
import type { ReaderArgument } from './takeover.ts'

// Reads the market into a database like a server process, until it is killed. Its argument is a `Place` as JSON. It
// prints its name when it begins.

const { databaseUrl, nodeUrl, multicall3, contracts, pairs }: ReaderArgument = JSON.parse(
  process.argv[2] ?? '',
)
const database = await openDatabase({ url: databaseUrl })
const client = createClient({ transport: http(nodeUrl, { retryCount: 0 }) })
const pools = marketPools(contracts, pairs)
const history = createHistorySync({
  database: onChain(database, contracts.exchange.chainId),
  client,
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
  history: () => history,
  supplyTokens: new Map(),
  holder,
})
process.stdout.write(`${holder}\n`)
