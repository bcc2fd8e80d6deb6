import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { eq, sql } from 'drizzle-orm'
import { chainLeases as lease, chainSnapshots as stored } from '@/server/db/market-schema'
import { rows, runQuery } from '@/server/db/run-query'
import { ageOf, type Fence, isOver } from './lease'
import type { MarketDatabase } from './market-database'

type SharedSnapshot = {
  readonly isFree: boolean
  /**
   * The time since the lease holder confirmed that the snapshot is the newest state, ms; null before the first
   * confirmation.
   */
  readonly readAgo: number | null
  /** Identifies the snapshot; null without one. */
  readonly mark: string | null
  /** The snapshot as JSON; null if it is the known one. */
  readonly body: string | null
}

/**
 * Reads the last data of the lease holder.
 * @param known the mark of the snapshot that this process has
 * @throws {AppError} `database-unavailable`
 */
export async function readShared(
  { orm, chainId }: MarketDatabase,
  known: string | null,
): Promise<SharedSnapshot> {
  const mark = sql<string | null>`${stored.epoch} || '.' || ${stored.version}`
  const [row] = await runQuery(() =>
    orm
      .select({
        isFree: isOver,
        readAgo: ageOf(lease.readAt),
        mark,
        body: sql<string | null>`case when ${mark} is distinct from ${known}::text then ${stored.body} end`,
      })
      .from(lease)
      .leftJoin(stored, eq(stored.chainId, lease.chainId))
      .where(eq(lease.chainId, chainId)),
  )
  return row ?? { isFree: true, readAgo: null, mark: null, body: null }
}

/**
 * Replaces the shared snapshot, in one statement that locks the lease while it writes.
 * @param version higher than the previous versions of this epoch
 * @returns its mark; null if the lease is lost and nothing was written
 * @throws {AppError} `database-unavailable`
 */
export async function writeShared(
  { orm, chainId }: MarketDatabase,
  { epoch }: Fence,
  version: bigint,
  body: string,
): Promise<string | null> {
  const written = await runQuery(() =>
    rows(
      orm,
      sql`
      with held as (
        update chain_leases set read_at = clock_timestamp()
        where chain_id = ${chainId} and epoch = ${epoch} and not ${isOver} returning epoch
      )
      insert into chain_snapshots (chain_id, epoch, version, body)
      select ${chainId}, epoch, ${version}, ${body} from held
      on conflict (chain_id) do update
        set epoch = excluded.epoch, version = excluded.version, body = excluded.body
      returning version`,
    ),
  )
  return written.length === 1 ? `${epoch}.${version}` : null
}

/** A snapshot in the encodings in which it is served. Times are in ms of `performance.now()`. */
export type ServedSnapshot = {
  /** By the name of the content coding. */
  readonly variants: Readonly<Record<'identity' | 'br', { readonly body: Buffer; readonly etag: string }>>
  readonly block: string
  /**
   * The time at which it was the newest state of the chain: the time of its block, or the last answer of a node if
   * block times do not show the age.
   */
  readonly readAt: number
}

/** The time for which a snapshot is served while no node answers, ms. After that, prices count as unknown. */
export const maxSnapshotAge = 300_000

const compress = promisify(brotliCompress)

/** Prepares a snapshot for serving. The tag is derived from the bytes, so that all processes return the same one. */
export async function encodeSnapshot(json: string, block: string, readAt: number): Promise<ServedSnapshot> {
  const body = Buffer.from(json)
  const short = await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return {
    variants: {
      identity: { body, etag: `"${hash}"` },
      br: { body: short, etag: `"${hash}-br"` },
    },
    block,
    readAt,
  }
}

/** Response header of the market: the age of the snapshot in ms, see `ServedSnapshot.readAt`. */
export const marketAgeHeader = 'x-market-age'

/** `Cache-Control` of the market. Browsers revalidate each time, and a shared cache may answer for 2 s. */
export const marketCaching = 'public, max-age=0, s-maxage=2, must-revalidate'

/** Returns the response of the route. The HTTP server sends the same headers (`server/delivery/answer-market.ts`). */
export function marketAnswer({ variants, readAt }: ServedSnapshot): Response {
  const { body, etag } = variants.identity
  return new Response(new Uint8Array(body), {
    headers: {
      'content-type': 'application/json',
      etag,
      vary: 'accept-encoding',
      [marketAgeHeader]: String(Math.max(0, Math.round(performance.now() - readAt))),
    },
  })
}
