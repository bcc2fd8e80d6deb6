import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Client } from 'pg'
import { marketPools } from '../../../src/chain/market/market-pools.ts'
import type { Address } from '../../../src/domain/address.ts'
import type { SwapPair } from '../../../src/domain/community/community.ts'
import type { Settings } from '../../../src/domain/community/deployment-settings.ts'
import * as eventTopics from '../../../src/domain/event-topics.ts'
import { callRpc } from '../../demo/json-rpc.ts'
import { typeScriptArguments } from '../../lib/load-typescript.mjs'

const script = fileURLToPath(new URL('reader-process.ts', import.meta.url))

/** Time limit for the other process to take over, ms. The lease is valid for eight seconds. */
const patience = 60_000

export type ReaderArgument = {
  databaseUrl: string
  nodeUrl: string
  multicall3: Address
  contracts: Pick<Settings, 'tokens' | 'exchange'>
  pairs: readonly Pick<SwapPair, 'name'>[]
}

/**
 * `seconds` per round from the kill until a newer block was stored. The other fields compare the stored trades with the
 * logs of the chain at the end.
 */
type Takeovers = { seconds: number[]; missing: number; twice: number; trades: number }

/**
 * Runs two processes that read the market of a chain with new blocks, kills the one that holds the lease with SIGKILL,
 * and waits until the other one stores newer blocks. A new process then replaces the killed one. This is repeated for
 * `rounds`.
 * @param place a chain that produces new blocks all the time
 * @throws {Error} if the other process does not take over within a minute
 */
export async function measureTakeovers(
  place: ReaderArgument,
  { rounds, signal }: { rounds: number; signal: AbortSignal },
): Promise<Takeovers> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: place.databaseUrl })
  const start = () => startReader(place)
  let readers = await Promise.all(Array.from({ length: 2 }, start))
  await client.connect()
  const ask = async (query: string) => (await client.query(query)).rows[0]
  const newest = async () =>
    BigInt((await ask('select max(number) as number from chain_blocks'))?.number ?? 0)
  const untilStored = async (isReached: (newest: bigint) => boolean) => {
    const begun = performance.now()
    while (!isReached(await newest())) {
      signal.throwIfAborted()
      if (performance.now() - begun > patience) throw new Error('No process goes on with the history.')
      await sleep(50, undefined, { signal })
    }
    return (performance.now() - begun) / 1000
  }
  const seconds = []
  try {
    await untilStored((stored) => stored > 0n)
    for (let round = 0; round < rounds; round++) {
      const { holder } = await ask('select holder from chain_leases')
      const leader = readers.find(({ name }) => name === holder)
      if (!leader) throw new Error(`No process is called "${holder}".`)
      // Kills it at a random moment of its work, not directly after a block.
      await sleep(Math.random() * 500)
      await leader.kill()
      const head = BigInt(String(await callRpc(place.nodeUrl, 'eth_blockNumber')))
      seconds.push(await untilStored((stored) => stored > head))
      readers = [...readers.filter((reader) => reader !== leader), await start()]
    }
    return { seconds, ...(await compare(place, client)) }
  } finally {
    await Promise.all(readers.map((reader) => reader.kill()))
    await client.end()
  }
}

async function startReader(place: ReaderArgument) {
  const child = spawn(process.execPath, typeScriptArguments(script, JSON.stringify(place)), {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  const [line] = await once(child.stdout, 'data')
  return { name: String(line).trim().split('\n')[0] ?? '', kill }
}

/** Compares the stored trades with the logs of the chain: each `Sync` of a pool is one row. */
async function compare({ nodeUrl, contracts, pairs }: ReaderArgument, client: Client) {
  const { rows } = await client.query('select pool, block_number, log_index, block_hash from chain_trades')
  const { rows: until } = await client.query('select min(next_block) - 1 as last from chain_pools')
  const logs = (await callRpc(nodeUrl, 'eth_getLogs', [
    {
      address: marketPools(contracts, pairs).map(({ id }) => id),
      topics: [eventTopics.sync],
      fromBlock: '0x0',
      toBlock: `0x${BigInt(until[0]?.last).toString(16)}`,
    },
  ])) as { address: string; blockNumber: string; logIndex: string; blockHash: string }[]
  const stored = rows.map(
    (row) => `${row.pool.toLowerCase()} ${row.block_number} ${row.log_index} ${row.block_hash}`,
  )
  const onChain = logs.map(
    (log) => `${log.address} ${BigInt(log.blockNumber)} ${Number(log.logIndex)} ${log.blockHash}`,
  )
  const known = new Set(stored)
  const wanted = new Set(onChain)
  return {
    missing: onChain.filter((log) => !known.has(log)).length,
    twice: stored.length - known.size + stored.filter((row) => !wanted.has(row)).length,
    trades: stored.length,
  }
}
