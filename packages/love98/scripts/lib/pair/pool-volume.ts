import { swap as v2Swap } from '../../../src/domain/event-topics.ts'
import { decodePoolLog } from '../../../src/domain/market/decode-pool-log.ts'
import { v3Topics, v4Topics } from '../../../src/domain/market/pool-event-topics.ts'
import type { ChainReader } from './chain-reader.ts'
import type { FoundPool } from './find-pools.ts'

const swapTopics = { v2: v2Swap, v3: v3Topics.swap, v4: v4Topics.swap } as const

/**
 * Adds up the swaps of a pool since a block: the amount of the base that it took and paid, smallest units.
 * @param from see `ChainReader.firstBlockOfDay`
 * @returns null if the node refuses so many blocks or logs
 */
export async function volumeSince(
  chain: ChainReader,
  { pool, id, emitter, baseIsFirst }: FoundPool<unknown>,
  from: bigint,
): Promise<bigint | null> {
  const topic = swapTopics[pool.kind]
  const logs = await chain.logs(emitter, pool.kind === 'v4' ? [topic, id] : [topic], from)
  if (logs === null) return null
  return logs.reduce((sum, log) => {
    const change = decodePoolLog(pool.kind, log)
    if (change?.kind === 'swap')
      return sum + (baseIsFirst ? change.amount0In + change.amount0Out : change.amount1In + change.amount1Out)
    if (change?.kind !== 'concentrated-swap') return sum
    const amount = baseIsFirst ? change.amount0 : change.amount1
    return sum + (amount < 0n ? -amount : amount)
  }, 0n)
}
