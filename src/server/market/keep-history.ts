import type { BlockHead, MarketPool } from '@/domain/market/pool-event'
import type { MarketDay } from '@/domain/market/snapshot'
import type { Database } from '@/server/db/opened-database'
import type { Look } from './follow-head'
import type { ReadDay } from './history/day'
import { type HistoryWriter, LeaseLostError } from './history/history'
import type { Fence } from './lease'
import { createProblemLog } from './problem-log'

/** The writer of the history, and the function that reads its last day. */
export type History = { readonly writer: HistoryWriter; readonly readDay: ReadDay }

type Kept = {
  history: History
  database: Database
  fence: Fence
  market: { readonly pools: readonly MarketPool[] }
}

/**
 * The last day of the pairs, by name. `areNew` is true if they differ from the previous ones, even for the same head.
 */
type Days = { readonly byName: ReadonlyMap<string, MarketDay>; readonly areNew: boolean }

/** Passes the results of polls to the history. */
export type HistoryKeeper = {
  /**
   * Updates the history. If it cannot be read or written, prices are still shown, and the history catches up later.
   * @throws {LeaseLostError}
   */
  take: (head: BlockHead, look: Exclude<Look, { kind: 'doubtful' }>) => Promise<Days>
}

/** @param signal ends the work in the background */
export function keepHistory({ history, database, fence, market }: Kept, signal: AbortSignal): HistoryKeeper {
  const problems = createProblemLog('market history')
  let isMissing = false
  let isCatchingUp = false
  let areNew = false

  function catchUp(head: BlockHead): void {
    isCatchingUp = true
    history.writer
      .catchUp(head, fence, signal)
      .then(
        () => {
          isMissing = false
          areNew = true
          problems.ended()
        },
        (error: unknown) => {
          if (!signal.aborted && !(error instanceof LeaseLostError)) problems.has(problem, error)
        },
      )
      .finally(() => {
        isCatchingUp = false
      })
  }

  async function apply(look: Extract<Look, { kind: 'moved' }>): Promise<void> {
    if (look.isJump) isMissing = true
    for (const block of look.blocks) {
      if (isMissing) return
      isMissing = (await history.writer.apply(block, fence)) !== 'applied'
    }
  }

  return {
    async take(head, look) {
      try {
        if (look.kind === 'moved') await apply(look)
        // Not awaited, because it may take minutes and no head may wait for it.
        if (isMissing && !isCatchingUp) catchUp(head)
        if (look.kind === 'same' && !areNew) return { byName: new Map(), areNew: false }
        areNew = false
        return { byName: await history.readDay(database, market.pools, head.timestamp), areNew: true }
      } catch (error) {
        if (error instanceof LeaseLostError) throw error
        isMissing = true
        problems.has(problem, error)
        return { byName: new Map(), areNew: false }
      }
    },
  }
}

const problem = 'The history of the market cannot be written; it will be tried again.'
