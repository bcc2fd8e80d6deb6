import type { Connection } from './migrate'

/** The demo's keys are public, so its rows prove nothing. No database may hold rows of both kinds. */
export type DatabaseKind = 'demo' | 'production'

/** A server of one kind was started on a database of the other kind. The message describes the solution. */
export class DatabaseKindError extends Error {
  override readonly name = 'DatabaseKindError'
  readonly code = 'database-kind'
}

/** The ids of the demo's chains (`scripts/demo/chains.ts`). No public chain has them. */
const demoChainIds = [31_337, 31_338]

type Reader = Pick<Connection, 'query'>

/** `mark`: the kind that the first start wrote; `content`: the kind of the rows. Null without a mark or a row. */
export type FoundKind = { mark: DatabaseKind | null; content: DatabaseKind | null }

/**
 * Reads the kind of a database. A database from before the mark has only its content: a row of any other chain makes it
 * production, because a production database that once served the demo must stay in use.
 */
export async function readDatabaseKind({ query }: Reader): Promise<FoundKind> {
  const [marked] = await query('select kind from database_kind', [])
  const [rows] = await query(
    `select bool_or(chain_id in (${demoChainIds})) as demo, bool_or(chain_id not in (${demoChainIds})) as production
     from (select chain_id from sessions union all select chain_id from guestbook_entries
       union all select chain_id from heartbreak_games union all select chain_id from market_source
       union all select chain_id from chain_histories) as chains`,
    [],
  )
  const content = rows?.production ? 'production' : rows?.demo ? 'demo' : null
  return { mark: (marked?.kind as DatabaseKind | undefined) ?? null, content }
}

/** Writes the mark of a database that has none. */
export async function markDatabase({ query }: Reader, kind: DatabaseKind): Promise<void> {
  await query('insert into database_kind (kind) values ($1)', [kind])
}

/**
 * Marks a database with the kind of this server at its first start. Runs in the transaction of the migrations, so of
 * several processes the first one decides.
 * @param place its folder or server, for the message
 * @returns `fromContent` if an unmarked database with rows was marked
 * @throws {DatabaseKindError} if the database is of the other kind
 */
export async function claimDatabase(
  connection: Reader,
  kind: DatabaseKind,
  place: string,
): Promise<{ fromContent: boolean }> {
  const { mark, content } = await readDatabaseKind(connection)
  const known = mark ?? content
  if (known !== null && known !== kind) throw new DatabaseKindError(refusal(kind, place, mark === null))
  if (mark === null) await markDatabase(connection, kind)
  return { fromContent: mark === null && content !== null }
}

function refusal(kind: DatabaseKind, place: string, isDerived: boolean): string {
  const why = isDerived ? ' It has no mark yet; the chains of its rows show this.' : ''
  if (kind === 'production')
    return (
      `The database (${place}) contains data of the demo, whose keys are public, so production does not use it.${why} ` +
      'Set LOVE98_DATA to another folder, or DATABASE_URL to an empty database. Nothing was changed: move the folder to ' +
      '.love98/demo/data to use it in the demo again.'
    )
  return (
    `The database (${place}) contains data of production, so the demo does not use it.${why} To serve it, run ` +
    '"npm start -- --mainnet". For the demo, set DATABASE_URL and LOVE98_DATA to nothing (DATABASE_URL= LOVE98_DATA= ' +
    'npm start): it then has a folder of its own.'
  )
}
