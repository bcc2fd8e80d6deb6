import { priceText } from '../../../src/domain/swap/price.ts'
import type { ChainReader } from './chain-reader.ts'
import type { FoundPool, PoolChoice } from './find-pools.ts'
import { volumeSince } from './pool-volume.ts'

type Side = { readonly symbol: string }
type ListedPool = FoundPool<unknown> & {
  readonly pair: { readonly base: Side & { readonly decimals: number }; readonly other: Side }
}

/**
 * Describes each pool in one line, with its depth and its volume of the last 24 hours. The symbols must be safe to print.
 * @throws {NodeError} if the node does not answer
 */
export async function poolTexts(
  reader: ChainReader,
  pools: readonly ListedPool[],
): Promise<readonly string[]> {
  const day = await reader.firstBlockOfDay()
  return Promise.all(
    pools.map(async (pool) => poolText(pool, day === null ? null : await volumeSince(reader, pool, day))),
  )
}

/** @param volume of the base in the last 24 hours; null if it is not known */
function poolText(
  { pool, depth, isEmpty, pair: { base, other } }: ListedPool,
  volume: bigint | null,
): string {
  const unit = 10n ** BigInt(base.decimals)
  const amount = (value: bigint) => `${priceText({ numerator: value, denominator: unit })} ${base.symbol}`
  const hooks = pool.kind === 'v4' && pool.hooks ? `, runs code of ${pool.hooks} with each swap` : ''
  const size = isEmpty ? 'empty' : `${amount(depth)} move the price by 2 %`
  const traded = volume === null ? 'not known' : amount(volume)
  return `${base.symbol}-${other.symbol} on ${pool.kind}, fee ${feeText(pool)}: ${size}; 24 hours: ${traded}${hooks}`
}

function feeText(pool: PoolChoice): string {
  if (pool.kind === 'v2') return '0.3 %'
  return pool.fee > 1_000_000 ? 'set by its hook' : `${pool.fee / 10_000} %`
}

/** Returns the pool as the community's file writes it; a pool of V2 is the default. */
export function writtenPool(pool: PoolChoice): { readonly pool?: object } {
  if (pool.kind === 'v2') return {}
  return { pool: Object.fromEntries(Object.entries(pool).filter(([, value]) => value !== null)) }
}
