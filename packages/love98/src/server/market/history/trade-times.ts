import type { Client } from 'viem'
import { readHead } from '@/chain/market/read-head'
import type { PoolLog } from '@/chain/market/read-pool-logs'
import { UnusableAnswer } from '@/chain/market/unusable-answer'
import type { BlockHead, MarketPool } from '@/domain/market/pool-event'
import { tradesOf } from '@/domain/market/pool-trade'
import type { TimedTrade } from './store'

/**
 * Returns the trades in the logs of several blocks, with the times of their blocks. Most nodes give the time in the log
 * (`blockTimestamp`); without it each block is read, one call after another.
 * @param logs in the order of the chain
 * @param range `since`: no block of the range is older; `last`: its newest block
 * @throws {UnusableAnswer} if times run backward or a block has two hashes
 * @throws {ContradictoryLogs}
 */
export async function tradesWithTimes(
  client: Client,
  pools: readonly MarketPool[],
  logs: readonly PoolLog[],
  { since, last }: { readonly since: number; readonly last: BlockHead },
  signal: AbortSignal,
): Promise<TimedTrade[]> {
  const trades: TimedTrade[] = []
  let earlier = since
  for (const block of byBlock(logs)) {
    const [{ blockNumber, blockHash, timestamp }] = block
    if (block.some((log) => log.blockHash !== blockHash))
      throw new UnusableAnswer(`The node gave two hashes of block ${blockNumber}`)
    signal.throwIfAborted()
    const known = blockHash === last.hash ? last.timestamp : timestamp
    const time = known ?? (await timeOf(client, blockNumber, blockHash))
    if (time < earlier || time > last.timestamp)
      throw new UnusableAnswer(
        `The node gave a time of block ${blockNumber} that is not between its neighbors`,
      )
    earlier = time
    const events = block.map(({ event }) => event)
    for (const trade of tradesOf(events, pools)) trades.push({ ...trade, blockNumber, blockHash, time })
  }
  return trades
}

function byBlock(logs: readonly PoolLog[]): readonly (readonly [PoolLog, ...PoolLog[]])[] {
  const blocks: [PoolLog, ...PoolLog[]][] = []
  for (const log of logs) {
    const block = blocks.at(-1)
    if (block?.[0].blockNumber === log.blockNumber) block.push(log)
    else blocks.push([log])
  }
  return blocks
}

async function timeOf(client: Client, number: bigint, hash: string): Promise<number> {
  const head = await readHead(client, number)
  if (head?.hash !== hash) throw new UnusableAnswer(`The node gave a log of another block ${number}`)
  return head.timestamp
}
