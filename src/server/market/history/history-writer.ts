import type { BlockHead, ReadBlock } from '@/domain/market/pool-event'
import { tradesOf } from '@/domain/market/pool-trade'
import { logNotice } from '@/server/log'
import { type BackfillStep, backfill } from './backfill'
import type { ApplyOutcome, HistoryWriter, WriteFence } from './history'
import { linkBlocks } from './link-blocks'
import { findBlock, readProgress, readTip } from './progress'
import { type HistoryOf, prepare, reconcile } from './reconcile'
import { storeBlocks } from './store-blocks'

/** ms between two lines in the log while much is read. */
const logEvery = 5_000

/** Keeps the history of pools in the database. */
export function createHistoryWriter(of: HistoryOf): HistoryWriter {
  let isPrepared = false
  let running: Promise<void> | null = null
  return {
    async apply(block, fence) {
      return isPrepared && !running ? applyBlock(of, block, fence) : 'gap'
    },
    async catchUp(head, fence, signal) {
      running ??= (async () => {
        try {
          if (!isPrepared) await prepare(of, head, fence, signal)
          isPrepared = true
          await readUpTo(of, head, fence, signal)
        } catch (error) {
          // The chain or the pools may be others now; the next call looks.
          isPrepared = false
          throw error
        } finally {
          running = null
        }
      })()
      return running
    },
  }
}

async function applyBlock(
  of: HistoryOf,
  { head, events }: ReadBlock,
  fence: WriteFence,
): Promise<ApplyOutcome> {
  const { database, pools } = of
  const [tip, progress] = await Promise.all([readTip(database), readProgress(database, pools)])
  if (!tip || progress.length < pools.length) return 'gap'
  if (head.number <= tip.number) {
    const stored = await findBlock(database, head.number)
    if (!stored) return 'gap'
    return stored.hash === head.hash ? 'applied' : 'fork'
  }
  if (head.number > tip.number + 1n || progress.some(({ nextBlock }) => nextBlock !== head.number))
    return 'gap'
  if (head.parentHash !== tip.hash) return 'fork'
  const place = { blockNumber: head.number, blockHash: head.hash, time: head.timestamp }
  const trades = tradesOf(events, pools).map((trade) => ({ ...trade, ...place }))
  const isStored = await storeBlocks(database, { pools, from: head.number, last: head, trades }, fence)
  return isStored ? 'applied' : 'gap'
}

async function readUpTo(
  of: HistoryOf,
  head: BlockHead,
  fence: WriteFence,
  signal: AbortSignal,
): Promise<void> {
  if ((await reconcile(of, head, fence)) === 'lagging') return
  const start = performance.now()
  let told = start
  let last: BackfillStep | null = null
  const tell = (event: string, step: BackfillStep) =>
    logNotice('market', event, {
      blocks: Number(step.done),
      of: Number(step.of),
      trades: step.trades,
      seconds: Math.round((performance.now() - start) / 100) / 10,
    })
  await backfill(of, head.number - BigInt(of.finality), {
    fence,
    signal,
    onStep: (step) => {
      last = step
      if (performance.now() - told < logEvery) return
      told = performance.now()
      tell('Reading the history of the pairs.', step)
    },
  })
  if (last) tell('The history of the pairs is read.', last)
  await linkBlocks(of, head, { fence, signal })
}
