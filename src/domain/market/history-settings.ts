import type { ChainDefinition, Exchange } from '@/domain/community/community'

/** How many days back the history of the pairs is begun; 0: none is kept. 30 when the community's file does not say. */
export function historyDays({ history }: Pick<Exchange, 'history'>): number {
  return history?.days ?? 30
}

/**
 * How many blocks behind the newest one a block counts as final: it is not taken back any more. 64, two epochs of Ethereum,
 * when the chain's definition does not say.
 */
export function finalityOf(chain: Pick<ChainDefinition, 'finality'> | undefined): number {
  return chain?.finality ?? 64
}
