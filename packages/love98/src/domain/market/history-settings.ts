import type { ChainDefinition, Community } from '@/domain/community/community'

/** Returns the number of past days in the price history; 0 disables it. */
export function historyDays({ history }: Pick<Community, 'history'>): number {
  return history.days
}

/**
 * Returns the number of blocks after which a block counts as final, so that no reorganization is expected. The default
 * is 64, two epochs of Ethereum.
 */
export function finalityOf(chain: Pick<ChainDefinition, 'finality'> | undefined): number {
  return chain?.finality ?? 64
}
