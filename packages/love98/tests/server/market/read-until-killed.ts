import { createClient, http } from 'viem'
import { marketPools } from '../../../src/chain/market/market-pools.ts'
import { openDatabase } from '../../../src/server/db/open-database.ts'
import { startReader } from '../../../src/server/market/reader.ts'
import { writeLine } from '../write-line.ts'

// A process that reads the market until it is killed. Its argument has the database, the node and the market; each
// line of its output is the number of a served block, with `reading` while it holds the lease.

const { place, url, contracts, multicall3, pairs } = JSON.parse(process.argv[2] ?? '{}')
const database = await openDatabase(place)
const reader = startReader({
  database: async () => database,
  client: createClient({ transport: http(url, { retryCount: 0 }) }),
  multicall3,
  market: { contracts, pairs, pools: marketPools(contracts, pairs) },
  isPaced: false,
  history: null,
  supplyTokens: new Map(),
  holder: `process ${process.pid}`,
})
let last = ''
setInterval(() => {
  reader.keepAwake()
  const { state, block } = reader.status()
  const line = `${state} ${block}`
  if (line !== last && block !== null) writeLine(line)
  last = line
}, 20)
