import { treasuryTools } from '@/texts/treasury-tools'

import { useWallet } from '@/wallet/use-wallet'

/**
 * A link to the block explorer that this deployment names for a chain; nothing where it names none.
 * @param path as all explorers write it: `tx/0x…`, `address/0x…` (EIP-3091)
 */
export function ExplorerLink({ chainId, path }: { chainId: number; path: string }) {
  const { settings } = useWallet()
  const explorer = settings.chains.find(({ id }) => id === chainId)?.explorer
  if (!explorer) return null
  return (
    <a href={`${explorer.url}/${path}`} target="_blank" rel="noopener noreferrer">
      {treasuryTools.explorer(explorer.name)}
    </a>
  )
}
