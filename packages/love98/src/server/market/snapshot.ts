import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { Reserves } from '@/chain/market/read-reserves'
import { resolveAsset } from '@/domain/asset'
import type { SwapPair } from '@/domain/community/community'
import type { Settings } from '@/domain/community/deployment-settings'
import type { BlockHead, MarketPool } from '@/domain/market/pool-event'
import type { MarketDay, MarketPair, MarketSnapshot } from '@/domain/market/snapshot'
import { pairSymbols } from '@/domain/swap/pair'
import { priceFromReserves } from '@/domain/swap/price'
import { marketLease as lease, marketSnapshot as stored } from '@/server/db/market-schema'
import type { Database } from '@/server/db/opened-database'
import { rows, runQuery } from '@/server/db/run-query'
import { ageOf, type Fence, isOver } from './lease'

/** The pairs of the community's file, the contracts of this deployment, and the pools of the pairs that have one. */
export type Market = {
  readonly contracts: Pick<Settings, 'tokens' | 'exchange'>
  readonly pairs: readonly SwapPair[]
  readonly pools: readonly MarketPool[]
}

/** The market at a block. Pools are by address; null means that the contract does not exist. */
export type MarketState = {
  readonly head: BlockHead
  readonly reserves: ReadonlyMap<string, Reserves | null>
  /** By the name of the pair. */
  readonly days: ReadonlyMap<string, MarketDay>
}

export function buildSnapshot(market: Market, state: MarketState): MarketSnapshot {
  const { number, hash, timestamp } = state.head
  return {
    chainId: market.contracts.exchange.chainId,
    block: { number: String(number), hash, timestamp },
    pairs: market.pairs.map(({ name }) => pairAt(market, state, name)),
  }
}

function pairAt({ contracts, pools }: Market, { reserves, days }: MarketState, name: string): MarketPair {
  const pool = pools.find((configured) => configured.name === name)
  const held = pool ? reserves.get(pool.pool) : null
  if (!pool || !held) {
    const [base, token] = pairSymbols(name).map((symbol) => resolveAsset(contracts, symbol)?.decimals)
    return { name, decimals: { base: base ?? 0, token: token ?? 0 }, reserves: null, price: null, day: null }
  }
  const decimals = { base: pool.base.decimals, token: pool.token.decimals }
  const base = pool.baseIsFirst ? held.reserve0 : held.reserve1
  const token = pool.baseIsFirst ? held.reserve1 : held.reserve0
  const price = priceFromReserves(
    { reserve: base, decimals: decimals.base },
    { reserve: token, decimals: decimals.token },
  )
  return {
    name,
    decimals,
    reserves: { base: String(base), token: String(token) },
    price: price && { numerator: String(price.numerator), denominator: String(price.denominator) },
    day: days.get(name) ?? null,
  }
}

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
 * @throws {LoveError} `database-unavailable`
 */
export async function readShared({ orm }: Database, known: string | null): Promise<SharedSnapshot> {
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
      .leftJoin(stored, sql`true`),
  )
  return row ?? { isFree: true, readAgo: null, mark: null, body: null }
}

/**
 * Replaces the shared snapshot, in one statement that locks the lease while it writes.
 * @param version higher than the previous versions of this epoch
 * @returns its mark; null if the lease is lost and nothing was written
 * @throws {LoveError} `database-unavailable`
 */
export async function writeShared(
  { orm }: Database,
  { epoch }: Fence,
  version: bigint,
  body: string,
): Promise<string | null> {
  const written = await runQuery(() =>
    rows(
      orm,
      sql`
      with held as (
        update market_lease set read_at = clock_timestamp()
        where epoch = ${epoch} and not ${isOver} returning epoch
      )
      insert into market_snapshot (only_row, epoch, version, body)
      select true, epoch, ${version}, ${body} from held
      on conflict (only_row) do update
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
