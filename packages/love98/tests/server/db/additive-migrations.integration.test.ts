import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMigrations } from '@/server/db/migrate'
import { openWithoutTables } from './engines'

/** A column in the view of an older build. */
type Column = { name: string; type: string; isRequired: boolean; hasDefault: boolean }
type Schema = { columns: Map<string, Column>; rules: Map<string, string> }

let db: PGlite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ client: db, close } = await openWithoutTables())
})
afterAll(() => close())

/**
 * Returns the columns by `table.column`, and the rules that can reject a row (constraints and unique indexes) by table
 * and definition.
 */
async function readSchema(): Promise<Schema> {
  const { rows: columns } = await db.query<Column>(`
    select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull as "isRequired", (a.atthasdef or a.attidentity <> '') as "hasDefault"
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`)
  const { rows: rules } = await db.query<{ of: string; rule: string }>(`
    select r.relname as of, pg_get_constraintdef(k.oid) as rule
    from pg_constraint k join pg_class r on r.oid = k.conrelid join pg_namespace n on n.oid = r.relnamespace
    where n.nspname = 'public' and k.contype <> 'n'
    union all
    select t.relname, pg_get_indexdef(i.indexrelid)
    from pg_index i join pg_class t on t.oid = i.indrelid join pg_namespace n on n.oid = t.relnamespace
    where n.nspname = 'public' and i.indisunique and not i.indisprimary`)
  return {
    columns: new Map(columns.map((column) => [column.name, column])),
    rules: new Map(rules.map(({ of, rule }) => [`${of}: ${rule}`, of])),
  }
}

/** Lists the reasons why a build for the schema `before` could fail on `after`, one per line. */
function problems(before: Schema, after: Schema): string[] {
  const tables = new Set([...before.columns.keys()].map((name) => name.split('.', 1)[0]))
  const changed = [...before.columns.values()].flatMap((old) => {
    const now = after.columns.get(old.name)
    if (!now) return [`${old.name} is gone`]
    if (now.type !== old.type) return [`${old.name} was ${old.type} and is ${now.type}`]
    if (now.isRequired && !old.isRequired) return [`${old.name} may no longer be null`]
    if (old.hasDefault && !now.hasDefault && now.isRequired) return [`${old.name} has no default any more`]
    return []
  })
  const required = [...after.columns.values()]
    .filter(({ name }) => !before.columns.has(name) && tables.has(name.split('.', 1)[0]))
    .filter(({ isRequired, hasDefault }) => isRequired && !hasDefault)
    .map(({ name }) => `${name} is new and needs a value`)
  const refusing = [...after.rules]
    .filter(([rule, table]) => tables.has(table) && !before.rules.has(rule))
    .map(([rule]) => `new rule for ${rule}`)
  return [...changed, ...required, ...refusing]
}

test('each migration keeps the tables readable and writable for the previous build', async () => {
  const found: string[] = []
  for (const { name, statements } of readMigrations()) {
    const before = await readSchema()
    await db.exec(statements)
    found.push(...problems(before, await readSchema()).map((problem) => `${name}: ${problem}`))
  }
  expect(found).toEqual([])
  expect((await readSchema()).columns.size).toBeGreaterThan(50)
})

test.each([
  ['alter table sessions drop column proof', 'sessions.proof is gone'],
  ['alter table sessions rename column kind to sort', 'sessions.kind is gone'],
  ['drop table nonces', 'nonces.nonce is gone'],
  [
    'alter table rate_limits alter column requests type bigint',
    'rate_limits.requests was integer and is bigint',
  ],
  ['alter table nonces alter column spent_at set not null', 'nonces.spent_at may no longer be null'],
  ['alter table sessions add column device text not null', 'sessions.device is new and needs a value'],
  ['alter table sessions add check (chain_id > 0)', 'new rule for sessions: CHECK ((chain_id > 0))'],
  [
    'create unique index one_session on sessions (address)',
    'new rule for sessions: CREATE UNIQUE INDEX one_session',
  ],
  [
    'alter table heartbreak_games alter column under_review drop default',
    'heartbreak_games.under_review has no default',
  ],
])('the breaking statement is detected: %s', async (statement, problem) => {
  const before = await readSchema()
  await db.exec(`begin; ${statement}`)
  const after = await readSchema()
  await db.exec('rollback')
  expect(problems(before, after).join('\n')).toContain(problem)
})

test.each([
  'alter table sessions add column device text',
  'alter table sessions add column uses integer not null default 0',
  'create table devices (id text primary key)',
  'create index sessions_kind on sessions (kind)',
  'alter table nonces alter column browser_hash drop not null',
])('the additive statement is accepted: %s', async (statement) => {
  const before = await readSchema()
  await db.exec(`begin; ${statement}`)
  const after = await readSchema()
  await db.exec('rollback')
  expect(problems(before, after)).toEqual([])
})
