import { type Client, TimeoutError } from 'viem'
import { readHead } from '@/chain/market/read-head'
import { readPoolLogs } from '@/chain/market/read-pool-logs'
import { UnusableAnswer } from '@/chain/market/unusable-answer'
import type { BlockHead, MarketPool } from '@/domain/market/pool-event'
import { firstRange, growRange, type RangeSize, shrinkRange } from '@/server/rpc/log-ranges'
import type { Fence } from '../lease'
import type { MarketDatabase } from '../market-database'
import { type PoolProgress, readProgress, storeBlocks } from './store'
import { tradesWithTimes } from './trade-times'

/** The progress of a backfill. `done` and `total` are numbers of blocks. */
export type BackfillStep = { readonly done: bigint; readonly total: bigint; readonly trades: number }

/**
 * Reads the missing blocks up to a final block, in ranges whose size adapts to the limits of the node. Pools that were
 * added later are read separately until they have reached the others.
 * @throws viem's errors for a refusal that does not concern the range; the signal's reason
 */
export async function backfill(
  { database, client, pools }: { database: MarketDatabase; client: Client; pools: readonly MarketPool[] },
  final: bigint,
  { fence, signal, onStep }: { fence: Fence; signal: AbortSignal; onStep: (step: BackfillStep) => void },
): Promise<void> {
  let size = firstRange
  let trades = 0
  let begun: bigint | null = null
  for (;;) {
    signal.throwIfAborted()
    const part = nextPart(pools, await readProgress(database, pools), final)
    if (!part) return
    begun ??= part.from
    const { last, logs, asked } = await readRange(client, part, size, signal)
    size = growRange(asked)
    const found = await tradesWithTimes(client, part.pools, logs, { since: part.since, last }, signal)
    await storeBlocks(database, { ...part, last, trades: found }, fence)
    trades += found.length
    onStep({ done: last.number + 1n - begun, total: final + 1n - begun, trades })
  }
}

/** The next part to read: the pools that are furthest behind, up to the block of the next pools. */
type Part = {
  readonly pools: readonly MarketPool[]
  readonly from: bigint
  readonly to: bigint
  /** The time of the block before the part. */
  readonly since: number
}

function nextPart(
  pools: readonly MarketPool[],
  progress: readonly PoolProgress[],
  final: bigint,
): Part | null {
  const next = new Map(progress.map(({ pool, nextBlock }) => [pool, nextBlock]))
  const behind = [...next.values()].filter((block) => block <= final).sort(ascending)
  const [from] = behind
  if (from === undefined) return null
  const limit = behind.find((block) => block > from)
  return {
    pools: pools.filter(({ id }) => next.get(id) === from),
    from,
    to: limit === undefined ? final : limit - 1n,
    since: Math.max(
      ...progress.filter(({ nextBlock }) => nextBlock === from).map(({ readUntil }) => readUntil),
    ),
  }
}

function ascending(one: bigint, other: bigint): number {
  return one < other ? -1 : one > other ? 1 : 0
}

async function readRange(client: Client, part: Part, first: RangeSize, signal: AbortSignal) {
  for (let size = first; ; ) {
    signal.throwIfAborted()
    const end = part.from + BigInt(size.blocks) - 1n
    const to = end < part.to ? end : part.to
    const asked = { ...size, blocks: Number(to - part.from) + 1 }
    try {
      const logs = await readPoolLogs(client, part.pools, { fromBlock: part.from, toBlock: to })
      return { logs, last: await readExisting(client, to), asked: size }
    } catch (error) {
      const smaller = error instanceof UnusableAnswer ? null : shrinkRange(asked, refusalText(error))
      if (!smaller) throw error
      size = smaller
    }
  }
}

async function readExisting(client: Client, number: bigint): Promise<BlockHead> {
  const head = await readHead(client, number)
  if (!head) throw new UnusableAnswer(`The node has no block ${number} although it has newer ones`)
  return head
}

/** Returns the node's own error text, which is below viem's text, with the status of an HTTP response. */
function refusalText(error: unknown): string {
  const texts: string[] = []
  for (let cause = error; cause instanceof Error && texts.length < 5; cause = cause.cause) {
    texts.push('details' in cause ? String(cause.details) : '')
    if ('status' in cause && cause.status === 413) texts.push('413')
    if (cause instanceof TimeoutError) texts.push('timeout')
  }
  return texts.join(' ')
}
