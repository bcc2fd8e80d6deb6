import { useCommunity } from '@/desktop/use-community'
import type { SwapPair } from '@/domain/community/community'
import { swapLink } from '@/domain/swap/swap-link'
import { exchange } from '@/texts/exchange'

import { useWallet } from '@/wallet/use-wallet'

/** A pair that cannot be swapped here: without a router, an address or a pool. The community's link leads elsewhere. */
export function NoSwap({ pair, hasRoute }: { pair: SwapPair; hasRoute: boolean }) {
  const site = useCommunity().links.swap
  const { tokens } = useWallet().settings
  const href = site === null ? null : swapLink(site, pair, tokens)
  return (
    <div className="window-notice" role="status">
      <p>{hasRoute ? exchange.problems['no-pool'](pair.name) : exchange.notConfigured(pair.name)}</p>
      {href && (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {exchange.elsewhere(pair.name)}
        </a>
      )}
    </div>
  )
}
