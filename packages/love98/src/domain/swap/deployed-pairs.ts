import type { SwapPair } from '@/domain/community/community'
import type { Settings } from '@/domain/community/deployment-settings'

/**
 * Returns the pairs of the page with the pools that they have on this deployment. Pages know names alone, and in the
 * demo the pools of the community's file do not exist.
 */
export function deployedPairs<Pair extends Pick<SwapPair, 'name'>>(
  { pairs: deployed }: Pick<Settings, 'pairs'>,
  pairs: readonly Pair[],
): readonly (Omit<Pair, 'pool'> & Pick<SwapPair, 'pool'>)[] {
  return pairs.map((pair) => {
    const { pool: _, ...others } = pair as Pair & Pick<SwapPair, 'pool'>
    const pool = deployed && Object.hasOwn(deployed, pair.name) ? deployed[pair.name]?.pool : null
    return pool ? { ...others, pool } : others
  })
}
