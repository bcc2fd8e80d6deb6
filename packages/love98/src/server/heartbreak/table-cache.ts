import 'server-only'
import { LRUCache } from 'lru-cache'
import type { LeaderboardRow } from '@/domain/heartbreak/wire/api-reads'
import { countEvent } from '../count-event'
import { idLength, type TableRun } from '../db/heartbreak-tables'
import { createLruCache, setFor } from '../lru-cache'

/** The functions that compute a table. A cache calls each function again only when the table is computed again. */
export type TableSource = {
  /** See `listTable`. */
  list(): Promise<string>
  readRuns(ids: readonly string[]): Promise<TableRun[]>
  findBestRun(player: string): Promise<TableRun | null>
}

export type TableRow = Omit<LeaderboardRow, 'name'>

/** A part of a table: its rows in order, the row of one wallet at any rank, and the number of wallets in the table. */
export type TablePart = { rows: readonly TableRow[]; own: TableRow | null; total: number }

/** The tables of a process. Each is computed at most once in `tableLimits.lifetime` for all visitors. */
export type TableCache = {
  /**
   * @param key the key of the table
   * @param wanted the first rank and the number of rows, and the wallet whose row is always included
   */
  read(
    key: string,
    source: TableSource,
    wanted: { first: number; count: number; player: string | null },
  ): Promise<TablePart>
  /** Reads the row of a wallet again, because the wallet has a new game. */
  deletePlayer(player: string): void
  /** Computes all tables again, because games were deleted. */
  clear(): void
}

/**
 * `lifetime` is the time after a computation, ms. The others are the number of stored tables, the characters of their
 * ids, and the pages of one table.
 */
export const tableLimits = { lifetime: 5_000, tables: 100, characters: 64_000_000, pages: 40 } as const

type Table = {
  ids: Promise<string>
  pages: LRUCache<string, Promise<TableRow[]>>
  /** `missing`: the wallet's best game is not in the table. */
  own: LRUCache<string, Promise<TableRow | 'missing' | null>>
}

export function createTableCache(now: () => number = Date.now): TableCache {
  const { characters } = tableLimits
  const tables = createLruCache<Table>({ max: tableLimits.tables, maxSize: characters }, now)
  let last: Promise<unknown> = Promise.resolve()
  /**
   * Runs one computation at a time, because the embedded database runs one query after another and sessions must be
   * read in between.
   */
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
        // One table is always stored, for any length.
        const size = Math.min(Math.max(1, length), characters)
        if (tables.peek(key) === table) setFor(tables, key, table, tableLimits.lifetime, size)
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
          // The wallet's best game is newer than the table.
          drop(key, table)
          continue
        }
        // The game has been deleted or replaced by a better one in the meantime. The table is not computed again for
        // each request.
        if (own === 'missing') table.own.set(player ?? '', Promise.resolve(null))
        return { rows, own: own === 'missing' ? null : own, total: ids.length / idLength }
      }
    },
    deletePlayer(player) {
      for (const { own } of tables.values()) own.delete(player)
    },
    clear() {
      tables.clear()
    },
  }
}

const ownLimit = 2_000

/** Shares one query among all callers. A failure is not stored. */
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

/**
 * Returns the rank of an id, from 1. The ids are joined without separators, so a match may also cross the border of two
 * ids.
 */
function placeIn(ids: string, id: string): number | null {
  let at = ids.indexOf(id)
  while (at >= 0 && at % idLength !== 0) at = ids.indexOf(id, at + 1)
  return at < 0 ? null : at / idLength + 1
}
