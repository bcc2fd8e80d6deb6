import { markDatabase, readDatabaseKind } from '../../../src/server/db/database-kind.ts'
import { UserError } from '../user-error.mjs'
import type { Side } from './open-side.ts'

const batchSize = 500

/**
 * Tables that are not moved, because they belong to running processes or are filled by the migrations. The mark of the
 * kind is moved by `moveKind`, because a target may have it already.
 */
const left = ['migrations', 'rate_limits', 'chain_leases', 'market_lease', 'database_kind']

/**
 * Copies all tables into a database whose tables are empty, in one transaction: either all rows arrive, or no row does.
 * The source is read as a snapshot, and the checksums of both sides are compared before the transaction ends.
 * @returns the number of moved rows
 * @throws {UserError} if the target has rows or is of the other kind, or if the tables or a checksum differ
 */
export async function moveTables({
  source,
  target,
  signal,
  say: print,
}: {
  source: Side
  target: Side
  signal: AbortSignal
  say: (line: string) => void
}): Promise<number> {
  for (const side of [source, target]) {
    await side.query('begin isolation level repeatable read')
    // Times are compared as text, so both sides use the same time zone.
    await side.query("set local timezone to 'UTC'")
  }
  try {
    const tables = await tablesOf(source)
    if (JSON.stringify(tables) !== JSON.stringify(await tablesOf(target)))
      throw new UserError('The two databases have different tables. Use one version of the product for both.')
    await moveKind(source, target)
    for (const table of tables) {
      const { rows } = await checksum(target, table)
      if (rows > 0)
        throw new UserError(
          `The target already has ${rows} rows in ${table}. Move into an empty database; nothing was changed.`,
        )
    }
    let moved = 0
    for (const table of tables) {
      const count = await moveTable({ source, target, table, signal })
      const [before, after] = await Promise.all([checksum(source, table), checksum(target, table)])
      if (JSON.stringify(before) !== JSON.stringify(after))
        throw new UserError(`The rows of ${table} did not arrive as they were. Nothing was changed.`)
      if (count > 0) print(`${table}: ${count} rows`)
      moved += count
    }
    await target.query('commit')
    return moved
  } catch (error) {
    await target.query('rollback').catch(() => undefined)
    throw error
  } finally {
    await source.query('rollback').catch(() => undefined)
  }
}

/** Copies the mark "demo" or "production". A source from before the mark gets the kind of its rows. */
async function moveKind(source: Side, target: Side) {
  const [{ mark, content }, { mark: marked }] = [
    await readDatabaseKind(source),
    await readDatabaseKind(target),
  ]
  const kind = mark ?? content
  if (kind && marked && kind !== marked)
    throw new UserError(
      `The source contains data of ${kind}, and the target is a database of ${marked}. Rows of the demo are not moved to ` +
        'production, nor the reverse. Move into an empty database; nothing was changed.',
    )
  if (kind && !marked) await markDatabase(target, kind)
}

/** @returns the tables, each after those that it references */
async function tablesOf(side: Side): Promise<string[]> {
  const rows = await side.query(
    `select c.relname as name,
       coalesce((select string_agg(distinct r.relname, ',') from pg_constraint k join pg_class r on r.oid = k.confrelid
         where k.contype = 'f' and k.conrelid = c.oid and r.oid <> c.oid), '') as refers
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r' order by c.relname`,
  )
  const waiting = new Map(
    rows
      .map(({ name, refers }) => [String(name), String(refers).split(',').filter(Boolean)] as const)
      .filter(([name]) => !left.includes(name)),
  )
  const ordered: string[] = []
  while (waiting.size > 0) {
    const next = [...waiting].filter(([, refers]) => refers.every((name) => !waiting.has(name)))
    if (next.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...waiting.keys()]}`)
    for (const [name] of next) {
      ordered.push(name)
      waiting.delete(name)
    }
  }
  return ordered
}

async function moveTable({
  source,
  target,
  table,
  signal,
}: Omit<Parameters<typeof moveTables>[0], 'say'> & { table: string }): Promise<number> {
  // JSON text preserves every digit of numbers, bytes and times, because they are never converted to JavaScript values.
  await source.query(`declare moved no scroll cursor for select to_jsonb(t)::text as row from ${table} t`)
  let count = 0
  for (;;) {
    signal.throwIfAborted()
    const rows = await source.query(`fetch ${batchSize} from moved`)
    if (rows.length === 0) break
    await target.query(
      `insert into ${table} overriding system value select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [`[${rows.map(({ row }) => row).join(',')}]`],
    )
    count += rows.length
  }
  await source.query('close moved')
  await continueSequences(target, table)
  return count
}

async function continueSequences(target: Side, table: string) {
  const columns = await target.query(
    `select attname as name from pg_attribute where attrelid = $1::text::regclass and attnum > 0 and not attisdropped
       and pg_get_serial_sequence($1::text, attname::text) is not null`,
    [table],
  )
  for (const { name } of columns)
    await target.query(
      `select setval(pg_get_serial_sequence('${table}', '${name}'), max(${name})) from ${table} having max(${name}) is not null`,
    )
}

/** @returns `sum`: the same for the same rows in any order */
async function checksum(side: Side, table: string): Promise<{ rows: number; sum: string }> {
  const [row] = await side.query(
    `select count(*)::int as rows,
       coalesce(sum(('x' || substr(md5(to_jsonb(t)::text), 1, 15))::bit(60)::bigint), 0)::text as sum from ${table} t`,
  )
  return { rows: Number(row?.rows), sum: String(row?.sum) }
}
