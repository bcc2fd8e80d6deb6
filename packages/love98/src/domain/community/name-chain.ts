import type { Settings } from './deployment-settings'

/**
 * Returns the chain on which names (ENS) are looked up; null if the community names none, or if it has neither a universal
 * resolver nor a name registry.
 */
export function nameChainOf({
  nameChainId,
  chains,
}: Pick<Settings, 'nameChainId' | 'chains'>): number | null {
  const found = chains.find(({ id }) => id === nameChainId)
  return found?.universalResolver || found?.nameRegistry ? found.id : null
}
