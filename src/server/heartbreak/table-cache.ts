import 'server-only'
import { LRUCache } from 'lru-cache'
import type { LeaderboardRow } from '@/domain/heartbreak/wire/api-reads'
import { countEvent } from '../count-event'
import { idLength, type TableRun } from '../db/heartbreak-tables'
import { createLruCache, keepFor } from '../lru-cache'

/** How a table is computed. A cache calls each function again only when the table is computed again. */
export type TableSource = {
  /** See `listTable`. */
  list(): Promise<string>
  readRuns(ids: readonly string[]): Promise<TableRun[]>
  findBestRun(player: string): Promise<TableRun | null>
}

/** A row as it is sent, but for the name of its wallet, which may become known later. */
export type TableRow = Omit<LeaderboardRow, 'name'>

/** A part of a table: its rows in order, the row of one wallet wherever it is, and how many wallets are in it. */
export type TablePart = { rows: readonly TableRow[]; own: TableRow | null; total: number }

/** The tables of a process, each computed at most once in `tableLimits.lifetime`, however many visitors read it. */
export type TableCache = {
  /**
   * @param key of the table
   * @param wanted the first place and how many from there, and whose row is wanted in any case
   */
  read(
    key: string,
    source: TableSource,
    wanted: { first: number; count: number; player: string | null },
  ): Promise<TablePart>
  /** Reads a wallet's own row anew: it has a new run. */
  forgetOwn(player: string): void
  /** Computes all tables anew: runs were deleted. */
  clear(): void
}

/** `lifetime`: ms from the end of a computation. Tables and characters of ids that are kept, and pages of one table. */
export const tableLimits = { lifetime: 5_000, tables: 100, characters: 64_000_000, pages: 40 } as const

type Table = {
  ids: Promise<string>
  pages: LRUCache<string, Promise<TableRow[]>>
  /** `missing`: the wallet's best run is not in the table. */
  own: LRUCache<string, Promise<TableRow | 'missing' | null>>
}

export function createTableCache(now: () => number = Date.now): TableCache {
  const { characters } = tableLimits
  const tables = createLruCache<Table>({ max: tableLimits.tables, maxSize: characters }, now)
  let last: Promise<unknown> = Promise.resolve()
  /** One computation at a time: the embedded database answers one query after another, and sessions are read in between. */
  const inTurn = (compute: () => Promise<string>) => {
    const turn = last.then(compute)
    last = turn.catch(() => undefined)
    return turn
  }
  const tableFor = (key: string, source: TableSource): Table => {
    const known = tables.get(key)
    countEvent('cache', 'tables', known ? 'hit' : 'miss')
    if (known) return known
    const table: Table = {
      ids: inTurn(() => source.list()),
      pages: new LRUCache({ max: tableLimits.pages }),
      own: new LRUCache({ max: ownLimit }),
    }
    tables.set(key, table)
    table.ids.then(
      ({ length }) => {
        // One table is kept, however long it is.
        const size = Math.min(Math.max(1, length), characters)
        if (tables.peek(key) === table) keepFor(tables, key, table, tableLimits.lifetime, size)
      },
      () => drop(key, table),
    )
    return table
  }
  const drop = (key: string, table: Table) => {
    if (tables.peek(key) === table) tables.delete(key)
  }
  return {
    async read(key, source, { first, count, player }) {
      for (let round = 1; ; round++) {
        const table = tableFor(key, source)
        const ids = await table.ids
        const [rows, own] = await Promise.all([
          remember(table.pages, `${first} ${count}`, async () => {
            const wanted = idsFrom(ids, first, count)
            const runs = await source.readRuns(wanted)
            return runs.map((run) => toTableRow(run, first + wanted.indexOf(run.id)))
          }),
          player === null
            ? null
            : remember(table.own, player, async () => {
                const best = await source.findBestRun(player)
                const rank = best && placeIn(ids, best.id)
                return best && (rank === null ? 'missing' : toTableRow(best, rank))
              }),
        ])
        if (own === 'missing' && round === 1) {
          // The wallet's best run is newer than the table.
          drop(key, table)
          continue
        }
        // Deleted, or followed by a better one, in the meantime: no reason to compute again for each request.
        if (own === 'missing') table.own.set(player ?? '', Promise.resolve(null))
        return { rows, own: own === 'missing' ? null : own, total: ids.length / idLength }
      }
    },
    forgetOwn(player) {
      for (const { own } of tables.values()) own.delete(player)
    },
    clear() {
      tables.clear()
    },
  }
}

/** Own rows that are kept for one table. */
const ownLimit = 2_000

/** Shares one query between all that need its answer; a failure is not kept. */
function remember<Answer>(
  known: LRUCache<string, Promise<Answer>>,
  key: string,
  query: () => Promise<Answer>,
): Promise<Answer> {
  const earlier = known.get(key)
  if (earlier) return earlier
  const asked = query()
  known.set(key, asked)
  asked.catch(() => {
    if (known.peek(key) === asked) known.delete(key)
  })
  return asked
}

function toTableRow(game: TableRun, rank: number): TableRow {
  return {
    rank,
    gameId: game.id,
    kind: game.kind,
    address: game.address,
    chainId: game.chainId,
    officialMs: game.timeMs ?? 0,
    threeBv: game.threeBv ?? 0,
    actions: game.actions ?? 0,
    hints: game.hints ?? 0,
    finishedAt: (game.finishedAt ?? game.issuedAt).toISOString(),
    underReview: game.underReview,
  }
}

function idsFrom(ids: string, first: number, count: number): string[] {
  const part = ids.slice((first - 1) * idLength, (first - 1 + count) * idLength)
  return Array.from({ length: part.length / idLength }, (_, at) =>
    part.slice(at * idLength, (at + 1) * idLength),
  )
}

/** The place of an id, from 1. Ids stand side by side, so one may also be found across the border of two others. */
function placeIn(ids: string, id: string): number | null {
  let at = ids.indexOf(id)
  while (at >= 0 && at % idLength !== 0) at = ids.indexOf(id, at + 1)
  return at < 0 ? null : at / idLength + 1
}
