import { treasuryToolsTexts } from '@/texts/en/programs/treasury-tools'
import { useTexts } from '@/texts/use-texts'
import { useWallet } from '@/wallet/use-wallet'

/**
 * A link to the block explorer that this deployment names for a chain; nothing where it names none.
 * @param path as all explorers write it: `tx/0x…`, `address/0x…` (EIP-3091)
 */
export function ExplorerLink({ chainId, path }: { chainId: number; path: string }) {
  const texts = useTexts(treasuryToolsTexts)
  const { settings } = useWallet()
  const explorer = settings.chains.find(({ id }) => id === chainId)?.explorer
  if (!explorer) return null
  return (
    <a href={`${explorer.url}/${path}`} target="_blank" rel="noopener noreferrer">
      {texts.explorer(explorer.name)}
    </a>
  )
}
